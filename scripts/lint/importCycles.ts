import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync, Visitor } from "vite";
import type { Check } from "../check.ts";
import { filesBelow } from "../files.ts";

/** The most files in a cycle. To understand one of them, a reader has to know all of them. */
const mostFiles = 5;

/** Larger cycles that are still allowed, by one of their files. This list may only shrink. */
const known: Readonly<Record<string, number>> = {
  "src/widgets/Checkout/effectDeps.ts": 6,
  "src/widgets/RedeemCheckout/store.ts": 6,
  "src/widgets/WebRedemption/store.ts": 7,
};

/** File → the files that it imports, including imports of types. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Fails if more than five files import each other in a cycle. Types count like values. */
export function importCyclesCheck(): Check {
  const files = filesBelow(
    ["src", "mock-api", "build", "cli", "demo", "scripts"],
    /(?<!\.test)\.tsx?$/,
  );
  const cycles = cyclesIn(graphOf(files));
  const problems = cycles.flatMap((cycle) => {
    const name = cycle.find((file) => file in known);
    const most = name ? known[name] : undefined;
    if (cycle.length <= (most ?? mostFiles)) return [];
    return [`${cycle.length} files import each other in a circle: ${cycle.join(", ")}`];
  });
  return { name: `imports: circles of at most ${mostFiles} files`, problems };
}

function graphOf(files: readonly string[]): ImportGraph {
  return new Map(files.map((file) => [file, importedBy(file, readFileSync(file, "utf8"))]));
}

function importedBy(file: string, source: string): string[] {
  const sources: string[] = [];
  const add = ({ source }: { readonly source: unknown }) => {
    if (source && typeof source === "object" && "value" in source)
      sources.push(String(source.value));
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(parseSync(file, source).program);
  return sources
    .filter((path) => path.startsWith("."))
    .map((path) => join(dirname(file), path.replace(/\?.*$/, "")));
}

/** The groups of files in which every file leads to every other one, largest first (Tarjan). */
export function cyclesIn(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const cycles: string[][] = [];

  function visit(file: string): number {
    order.set(file, order.size);
    let lowest = order.size - 1;
    open.push(file);
    isOpen.add(file);
    for (const imported of graph.get(file) ?? []) {
      if (!graph.has(imported)) continue;
      if (!order.has(imported)) lowest = Math.min(lowest, visit(imported));
      else if (isOpen.has(imported)) lowest = Math.min(lowest, order.get(imported) ?? lowest);
    }
    if (lowest === order.get(file)) {
      const cycle = open.splice(open.indexOf(file));
      for (const one of cycle) isOpen.delete(one);
      if (cycle.length > 1) cycles.push(cycle);
    }
    return lowest;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles.toSorted((a, b) => b.length - a.length);
}
