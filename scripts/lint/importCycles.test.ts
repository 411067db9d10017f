import { expect, test } from "vitest";
import { cyclesIn } from "./importCycles.ts";

const graph = (imports: Record<string, readonly string[]>) => new Map(Object.entries(imports));

test("finds files that import each other in a circle, largest first", () => {
  const cycles = cyclesIn(
    graph({
      "Root.tsx": ["store.ts", "Screen.tsx"],
      "Screen.tsx": ["store.ts"],
      "store.ts": ["lazy.ts"],
      "lazy.ts": ["Screen.tsx"],
      "a.ts": ["b.ts"],
      "b.ts": ["a.ts", "Root.tsx"],
    }),
  );
  expect(cycles.map((cycle) => cycle.toSorted())).toEqual([
    ["Screen.tsx", "lazy.ts", "store.ts"],
    ["a.ts", "b.ts"],
  ]);
});

test("finds none where imports lead in one direction, or to files that are not looked at", () => {
  const cycles = cyclesIn(
    graph({ "Root.tsx": ["store.ts", "react"], "store.ts": ["type.ts"], "type.ts": [] }),
  );
  expect(cycles).toEqual([]);
});
