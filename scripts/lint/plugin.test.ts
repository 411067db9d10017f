import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../check.ts";

let folder: string;

beforeAll(() => {
  mkdirSync("node_modules/.cache", { recursive: true });
  folder = mkdtempSync("node_modules/.cache/lint-");
});
afterAll(() => rmSync(folder, { recursive: true }));

async function findingCount(code: string, rule: string): Promise<number> {
  const config = join(folder, "config.json");
  const file = join(folder, "sample.ts");
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [`${process.cwd()}/scripts/lint/plugin.js`],
      categories: { correctness: "off" },
      rules: { [`dining/${rule}`]: "error" },
    }),
  );
  writeFileSync(file, code);
  const { output } = await run("node_modules/.bin/oxlint", [
    "-c",
    config,
    "--no-ignore",
    "--format=unix",
    file,
  ]);
  return output.match(new RegExp(`dining\\(${rule}\\)`, "g"))?.length ?? 0;
}

test("a cast without its reason is refused, `as const` and a reasoned cast are not", async () => {
  expect(await findingCount('export const a = JSON.parse("1") as number\n', "safety")).toBe(1);
  expect(await findingCount("export const a = [1] as const\n", "safety")).toBe(0);
  expect(
    await findingCount(
      '// SAFETY: it is one.\nexport const a = JSON.parse("1") as number\n',
      "safety",
    ),
  ).toBe(0);
  expect(
    await findingCount(
      '// SAFETY: it is one,\n// as the line above says.\nexport const a = JSON.parse("1") as number\n',
      "safety",
    ),
  ).toBe(0);
  expect(
    await findingCount(
      '// SAFETY: too far.\n\nexport const a = JSON.parse("1") as number\n',
      "safety",
    ),
  ).toBe(1);
  expect(
    await findingCount(
      '// SAFETY: the outer one only.\nexport function f() {\n  return JSON.parse("1") as number\n}\n',
      "safety",
    ),
  ).toBe(1);
});

test("a relative import without its extension is refused", async () => {
  expect(await findingCount("import './thing'\n", "extensions")).toBe(1);
  expect(
    await findingCount(
      "import './thing.ts'\nimport './thing.css?inline'\nimport 'react'\n",
      "extensions",
    ),
  ).toBe(0);
});

test("a measured duration is refused, a moment in the past is not", async () => {
  const measured =
    "const start = performance.now();\nexport const isQuick = () => performance.now() - start < 50;\n";
  expect(await findingCount(measured, "untimed")).toBe(1);
  expect(await findingCount(measured.replaceAll("performance", "Date"), "untimed")).toBe(1);
  expect(await findingCount('export const metrics = "Performance.getMetrics";\n', "untimed")).toBe(
    1,
  );
  expect(
    await findingCount(
      'import { longestTask } from "../../bench/longestTask.ts";\nexport const measure = longestTask;\n',
      "untimed",
    ),
  ).toBe(1);
  expect(
    await findingCount("export const past = () => Date.now() - 30 * 60_000;\n", "untimed"),
  ).toBe(0);
});

test("in a test file a suite may be long, a test or a helper may not", async () => {
  const lines = "  run();\n".repeat(80);
  for (const long of [
    `it("runs", () => {\n${lines}});\n`,
    `it.each([1])("runs %i", async () => {\n${lines}});\n`,
    `export function helper() {\n${lines}}\n`,
    `describe("a suite", () => {\nconst helper = () => {\n${lines}}\n});\n`,
  ])
    expect(await findingCount(long, "length"), long.slice(0, 30)).toBe(1);
  for (const allowed of [
    `describe("a suite", () => {\n${lines}});\n`,
    `describe.each([1])("a suite %i", () => {\n${lines}});\n`,
    `export function helper() {\n${lines.replace("  run();\n", "").replace("  run();\n", "")}}\n`,
  ])
    expect(await findingCount(allowed, "length"), allowed.slice(0, 30)).toBe(0);
});

test("an event of a flow has a type in camelCase, a state has a kind", async () => {
  const event =
    'export type CardEvent = { readonly type: "cardSaved" } | { readonly type: "read" };\n';
  expect(await findingCount(event, "events")).toBe(0);
  expect(await findingCount(event.replace("cardSaved", "card-saved"), "events")).toBe(1);
  expect(await findingCount(event.replace("type: ", "kind: "), "events")).toBe(1);
  expect(
    await findingCount(
      event.replace("type: ", "kind: ").replace("CardEvent", "CardState"),
      "events",
    ),
  ).toBe(0);
});
