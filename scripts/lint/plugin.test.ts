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

/**
 * How often a rule reports something in each of these files. oxlint takes a second to start, so it
 * starts once.
 */
async function findingCounts(rule: string, codes: readonly string[]): Promise<number[]> {
  const config = join(folder, "config.json");
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [`${process.cwd()}/scripts/lint/plugin.js`],
      categories: { correctness: "off" },
      rules: { [`dining/${rule}`]: "error" },
    }),
  );
  const files = codes.map((code, index) => {
    const file = join(folder, `${rule}-${index}.ts`);
    writeFileSync(file, code);
    return file;
  });
  const { output } = await run("node_modules/.bin/oxlint", [
    "-c",
    config,
    "--no-ignore",
    "--format=unix",
    ...files,
  ]);
  const findings = output.split("\n").filter((line) => line.includes(`dining(${rule})`));
  return files.map((file) => findings.filter((line) => line.includes(`${file}:`)).length);
}

test("a cast without its reason is refused, `as const` and a reasoned cast are not", async () => {
  expect(
    await findingCounts("safety", [
      'export const a = JSON.parse("1") as number\n',
      "export const a = [1] as const\n",
      '// SAFETY: it is one.\nexport const a = JSON.parse("1") as number\n',
      '// SAFETY: it is one,\n// as the line above says.\nexport const a = JSON.parse("1") as number\n',
      '// SAFETY: too far.\n\nexport const a = JSON.parse("1") as number\n',
      '// SAFETY: the outer one only.\nexport function f() {\n  return JSON.parse("1") as number\n}\n',
    ]),
  ).toEqual([1, 0, 0, 0, 1, 1]);
});

test("a relative import without its extension is refused", async () => {
  expect(
    await findingCounts("extensions", [
      "import './thing'\n",
      "import './thing.ts'\nimport './thing.css?inline'\nimport 'react'\n",
    ]),
  ).toEqual([1, 0]);
});

test("a measured duration is refused, a moment in the past is not", async () => {
  const measured =
    "const start = performance.now();\nexport const isQuick = () => performance.now() - start < 50;\n";
  expect(
    await findingCounts("untimed", [
      measured,
      measured.replaceAll("performance", "Date"),
      'export const metrics = "Performance.getMetrics";\n',
      'import { longestTask } from "../../bench/longestTask.ts";\nexport const measure = longestTask;\n',
      "export const past = () => Date.now() - 30 * 60_000;\n",
    ]),
  ).toEqual([1, 1, 1, 1, 0]);
});

test("in a test file a suite may be long, a test or a helper may not", async () => {
  const lines = "  run();\n".repeat(80);
  const tooLong = [
    `it("runs", () => {\n${lines}});\n`,
    `it.each([1])("runs %i", async () => {\n${lines}});\n`,
    `export function helper() {\n${lines}}\n`,
    `describe("a suite", () => {\nconst helper = () => {\n${lines}}\n});\n`,
  ];
  const allowed = [
    `describe("a suite", () => {\n${lines}});\n`,
    `describe.each([1])("a suite %i", () => {\n${lines}});\n`,
    `export function helper() {\n${lines.replace("  run();\n", "").replace("  run();\n", "")}}\n`,
  ];
  expect(await findingCounts("length", [...tooLong, ...allowed])).toEqual([1, 1, 1, 1, 0, 0, 0]);
});

test("an event of a flow has a type in camelCase, a state has a kind", async () => {
  const event =
    'export type CardEvent = { readonly type: "cardSaved" } | { readonly type: "read" };\n';
  expect(
    await findingCounts("events", [
      event,
      event.replace("cardSaved", "card-saved"),
      event.replace("type: ", "kind: "),
      event.replace("type: ", "kind: ").replace("CardEvent", "CardState"),
    ]),
  ).toEqual([0, 1, 1, 0]);
});
