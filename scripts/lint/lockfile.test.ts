import { expect, test } from "vitest";
import { missingBindings } from "./lockfile.ts";

test("finds the optional dependencies that no entry of the lockfile resolves", () => {
  const tool = { optionalDependencies: { "@tool/linux": "1.0.0", "@tool/darwin": "1.0.0" } };
  const packages = {
    "": {},
    "node_modules/tool": tool,
    "node_modules/@tool/linux": {},
    "node_modules/app/node_modules/tool": tool,
    "node_modules/app/node_modules/@tool/darwin": {},
  };
  expect(missingBindings(packages)).toEqual(["tool needs @tool/darwin@1.0.0"]);
  expect(missingBindings({ ...packages, "node_modules/@tool/darwin": {} })).toEqual([]);
});
