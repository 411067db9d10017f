import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { run } from "../check.ts";

const folder = mkdtempSync(join(tmpdir(), "rules-"));
afterAll(() => rmSync(folder, { recursive: true }));

const config = readFileSync(".oxlintrc.json", "utf8").replace(
  "./scripts/lint/plugin.js",
  resolve("scripts/lint/plugin.js"),
);
writeFileSync(join(folder, ".oxlintrc.json"), config);

/**
 * The rules that the project's settings report in files with these names, by file. oxlint takes a
 * second to start, so it starts once.
 */
async function brokenIn(samples: readonly Sample[]): Promise<Map<string, string[]>> {
  const found = new Map(samples.map(({ file }): [string, string[]] => [file, []]));
  for (const { file, code } of samples) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const { output } = await run("node_modules/.bin/oxlint", [
    "-c",
    join(folder, ".oxlintrc.json"),
    "--no-ignore",
    "--format=unix",
    ...samples.map(({ file }) => join(folder, file)),
  ]);
  for (const [, path = "", rule = ""] of output.matchAll(
    /^(.+?):\d+:\d+:.*\[Error\/([\w-]+\([\w-]+\))\]$/gm,
  ))
    found.get(samples.find(({ file }) => path.endsWith(file))?.file ?? "")?.push(rule);
  return found;
}

interface Sample {
  readonly file: string;
  readonly code: string;
}

async function broken(file: string, code: string): Promise<string[]> {
  return (await brokenIn([{ file, code }])).get(file) ?? [];
}

const inWidget = [
  ["eslint(no-restricted-globals)", "export const width = window.innerWidth\n"],
  ["eslint(no-restricted-globals)", "export const leave = () => location.assign('/x')\n"],
  ["eslint(no-restricted-globals)", "export const saved = () => localStorage.getItem('x')\n"],
  ["eslint(no-restricted-globals)", "export const now = () => Date.now()\n"],
  ["eslint(no-restricted-globals)", "export const call = () => fetch('/x')\n"],
  ["eslint(no-restricted-globals)", "export const cookies = () => document.cookie\n"],
  [
    "eslint(no-restricted-properties)",
    "export const page = (here: Element) => here.ownerDocument\n",
  ],
  ["eslint(no-restricted-properties)", "export const page = () => globalThis.document\n"],
  [
    "eslint(no-restricted-properties)",
    "export const copy = () => navigator.clipboard.writeText('x')\n",
  ],
  [
    "eslint(no-restricted-properties)",
    "export const draw = (element: HTMLElement) => void (element.innerHTML = 'x')\n",
  ],
  ["eslint(no-restricted-properties)", "export const write = () => hostDocument.write('x')\n"],
  [
    "eslint(no-restricted-properties)",
    "export const text = (value: unknown) => JSON.stringify(value)\n",
  ],
  [
    "eslint(no-restricted-properties)",
    "export const letters = (text: string) => Array.from(text, (sign) => sign)\n",
  ],
  ["eslint(no-eval)", "export const run = () => eval('1')\n"],
  ["eslint(no-new-func)", "export const make = () => new Function('return 1')\n"],
  [
    "react(no-danger)",
    "export const Raw = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />\n",
  ],
  ["typescript(no-explicit-any)", "export const loose = (value: any) => value\n"],
  ["dining(patterns)", "export const trimmed = (text: string) => text.replace(/\\/+$/, '')\n"],
  ["dining(patterns)", "export const isList = (text: string) => /^(a+)+$/.test(text)\n"],
  ["dining(patterns)", "export const made = (text: string) => new RegExp(text)\n"],
  ["dining(safety)", "export const cast = JSON.parse('1') as number\n"],
  ["dining(extensions)", "export { cast } from './cast'\n"],
  ["import(no-default-export)", "export default 1\n"],
  ["eslint(no-unused-vars)", "const idle = 1\nexport const used = 2\n"],
  [
    "react(hooks)",
    "import { useState } from 'react'\nexport function Odd({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}\n",
  ],
  ["jsx-a11y(alt-text)", "export const Bare = () => <img src='/x.png' />\n"],
  ["eslint(max-lines)", "export const line = 1\n" + "\n// more\n".repeat(250)],
].map(([rule = "", code = ""], index) => ({
  rule,
  code,
  file: `src/widgets/Sample/sample${index}.tsx`,
}));
const brokenInWidget = brokenIn(inWidget);

test.each(inWidget)("$rule is an error in a widget ($file)", async ({ rule, file }) => {
  expect((await brokenInWidget).get(file)).toContain(rule);
});

test("the loader reads the document in one file alone", async () => {
  const code = "export const slot = () => document.createElement('slot')\n";
  expect(await broken("src/shared/mount/fallback.ts", code)).toEqual([
    "eslint(no-restricted-globals)",
  ]);
});

test.each(["src/shared/host/list.ts", "src/shared/api/json.ts"])(
  "Array.from is an error in %s, whose other properties are its own",
  async (file) => {
    expect(await broken(file, "export const list = (text: string) => Array.from(text)\n")).toEqual([
      "eslint(no-restricted-properties)",
    ]);
  },
);

test("a folder may use the browser API that it owns", async () => {
  const samples = [
    {
      file: "src/shared/host/storage.ts",
      code: "export const saved = () => window.localStorage.getItem('x') ?? hostDocument.cookie\n",
    },
    { file: "src/shared/time/clock.ts", code: "export const now = () => new Date()\n" },
    { file: "src/widgets/Sample/index.ts", code: "export default 1\n" },
    {
      file: "src/widgets/Sample/sample.test.ts",
      code: "import { expect, test } from 'vitest'\ntest('a', () => expect(Date.now()).toBe(location.href))\n",
    },
  ];
  expect([...(await brokenIn(samples)).values()].flat()).toEqual([]);
});
