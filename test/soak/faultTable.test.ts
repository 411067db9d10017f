import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { widgetNames } from "../../src/widgets/registry.ts";
import { faultPage } from "./faultTable.ts";

const page = readFileSync("docs/faults.md", "utf8");

test("docs/faults.md lists the faults that test titles name", () => {
  expect(page).toBe(faultPage());
});

test.each(widgetNames)("docs/faults.md has a row for %s", (widget) => {
  expect(page).toContain(`| ${widget} | `);
});

test("rows that no test names do not become more", () => {
  expect(page.match(/\| no test names it \|/g)?.length ?? 0).toBeLessThanOrEqual(1);
});
