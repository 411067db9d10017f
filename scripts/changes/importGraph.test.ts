import { expect, test } from "vitest";
import { dependents } from "./importGraph.ts";

const importers = new Map([
  ["copy.ts", new Set(["Root.tsx"])],
  ["Root.tsx", new Set(["index.ts"])],
  ["index.ts", new Set(["registry.ts", "Root.tsx"])],
  ["registry.ts", new Set(["mount.ts"])],
]);

test("follows importers to the end, in spite of cycles", () => {
  expect([...dependents(["copy.ts"], importers)]).toEqual([
    "copy.ts",
    "Root.tsx",
    "index.ts",
    "registry.ts",
    "mount.ts",
  ]);
});

test("reaches a stop and does not go beyond it", () => {
  expect([...dependents(["copy.ts"], importers, ["registry.ts"])]).toEqual([
    "copy.ts",
    "Root.tsx",
    "index.ts",
    "registry.ts",
  ]);
});
