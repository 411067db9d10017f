import { expect, test } from "vitest";
import { importsOf } from "./importsOf.ts";

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
