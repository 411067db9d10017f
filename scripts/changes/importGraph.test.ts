import { expect, test } from "vitest";
import { dependents, importsOf } from "./importGraph.ts";

test("reads static, dynamic and passed-on imports of values, without their queries", () => {
  const source = `
    import { a } from "./a.ts";
    import css from "../ui/Thing.css?inline";
    import "./effect.ts";
    import type { T } from "./types.ts";
    import { type U } from "./moreTypes.ts";
    import { useState } from "react";
    export { b } from "./b.ts";
    export type { V } from "./evenMoreTypes.ts";
    const late = () => import("./late.tsx");
  `;
  expect(importsOf("src/widgets/X/Root.tsx", source).toSorted()).toEqual([
    "src/widgets/X/a.ts",
    "src/widgets/X/b.ts",
    "src/widgets/X/effect.ts",
    "src/widgets/X/late.tsx",
    "src/widgets/ui/Thing.css",
  ]);
});

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
