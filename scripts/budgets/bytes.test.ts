import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesOf, withImports } from "../../build/fileTable.ts";
import { budgets, widgetCheck } from "../budgets.ts";
import { importsInFolder } from "./bytes.ts";

test("finds the file of a widget and all that it needs before it can start", () => {
  const dist = mkdtempSync(join(tmpdir(), "dist-"));
  const files = {
    "Map-a1b2c3d.js": 'import{a}from"./core-x.js";import("./later-y.js");export{a as default}',
    "MapV6-d4e5f6a.js": "export default 1",
    "core-x.js": 'export*from"./react-z.js"',
    "react-z.js": "export const a=1",
    "later-y.js": 'import"./core-x.js";import(`./last-w.js`);import(somewhere)',
    "last-w.js": "",
  };
  for (const [file, code] of Object.entries(files)) writeFileSync(join(dist, file), code);
  const imports = importsInFolder(dist);
  expect(filesOf("Map", imports)).toEqual(["Map-a1b2c3d.js", "core-x.js", "react-z.js"]);
  expect(filesOf("MapV6", imports)).toEqual(["MapV6-d4e5f6a.js"]);
  expect(withImports(["Map-a1b2c3d.js"], importsInFolder(dist, true))).toEqual([
    "Map-a1b2c3d.js",
    "core-x.js",
    "later-y.js",
    "react-z.js",
    "last-w.js",
  ]);
  expect(() => filesOf("AmexApp", imports)).toThrow("not built");
  rmSync(dist, { recursive: true });
});

test("a widget may reach its budget and not pass it", () => {
  const budget = Math.round((budgets().widgets["SubscriptionCalculator"] ?? 0) * 100_000);
  expect(widgetCheck("SubscriptionCalculator", budget, 100_000).problems).toEqual([]);
  expect(widgetCheck("SubscriptionCalculator", budget + 1, 100_000).problems).toEqual([
    "1 bytes too many",
  ]);
  expect(widgetCheck("Nameless", 1, 100_000).problems).toEqual([
    "budgets.json has no budget for Nameless",
  ]);
});
