import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";

/** The parts, slots and tokens of a widget that a host page can style, read from its sources and all that they import. */
export interface Surface {
  readonly events: readonly string[];
  readonly outcomes: readonly string[];
  readonly reasons: readonly string[];
  readonly parts: readonly string[];
  readonly tokens: readonly string[];
}

export function surfaceOf(entry: string): Surface {
  const names = {
    events: new Set<string>(),
    outcomes: new Set<string>(),
    reasons: new Set<string>(),
    parts: new Set<string>(),
    tokens: new Set<string>(),
  };
  const files = [entry];
  for (const file of files) {
    const source = readFileSync(file, "utf8");
    for (const [token] of source.matchAll(/--dining-[a-z][a-z-]*/g)) names.tokens.add(token);
    if (!/\.tsx?$/.test(file)) continue;
    const { program } = parseSync(file, source);
    // `src/shared/widget` only forwards the events that a widget fires.
    const fires = !file.includes("shared/widget/");
    const follow = (source: ESTree.Node | null) => {
      const path = source && text(source)?.split("?")[0];
      const target = path?.startsWith(".") && join(dirname(file), path);
      if (target && !files.includes(target) && existsSync(target)) files.push(target);
    };
    new Visitor({
      ImportDeclaration: ({ source, importKind }) => importKind !== "type" && follow(source),
      ExportNamedDeclaration: ({ source }) => follow(source),
      ExportAllDeclaration: ({ source }) => follow(source),
      // Examples belong to the harness, not to the widget on a host page.
      ImportExpression: ({ source }) =>
        !/examples\.tsx?$/.test(text(source) ?? "") && follow(source),
      JSXAttribute({ name, value }) {
        if (name.type === "JSXIdentifier" && name.name === "part" && value?.type === "Literal")
          add(names.parts, ...String(value.value).split(" "));
      },
      CallExpression({ callee, arguments: [first, second] }) {
        const name =
          callee.type === "Identifier"
            ? callee.name
            : callee.type === "MemberExpression" && callee.property.type === "Identifier"
              ? callee.property.name
              : "";
        if (name === "setAttribute" && text(first) === "part") add(names.parts, text(second));
        if (fires && name === "emit" && text(first)?.startsWith("widget:"))
          add(names.events, text(first));
        if (name === "emitSessionEvents")
          add(names.events, "widget:signed-in", "widget:signed-out");
        if (fires && name === "done") add(names.outcomes, text(first));
        if (fires && name === "navigate") add(names.reasons, text(second));
      },
    }).visit(program);
  }
  const { events, outcomes, reasons, parts, tokens } = names;
  return {
    events: sorted(events),
    outcomes: sorted(outcomes),
    reasons: sorted(reasons),
    parts: sorted(parts),
    tokens: sorted(tokens),
  };
}

function text(node: ESTree.Node | undefined | null): string | undefined {
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

function add(set: Set<string>, ...values: (string | undefined)[]): void {
  for (const value of values) if (value) set.add(value);
}

const sorted = (set: ReadonlySet<string>) => [...set].toSorted();
