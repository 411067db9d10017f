import { readFileSync } from "node:fs";
import { expect, it, test } from "vitest";
import { filesBelow } from "../files.ts";

const page = readFileSync("docs/payments.md", "utf8");
const [, section = ""] = page.split("## What went wrong once");
const rows = [
  ...section.matchAll(/^\| (S\d+|R\d|P1|C\d|G\d+|O1|null key) \|([^|]*)\|([^|]*)\|([^|]*)\|$/gm),
].map(([, id = "", , walks = "", tests = ""]) => ({
  id,
  walks: walks.split(";").flatMap((walk) => walk.trim() || []),
  tests: [...tests.matchAll(/`([\w.]+)`: ((?:“[^”]+”(?:, )?)+)/g)].flatMap(
    ([, file = "", titles = ""]) =>
      Array.from(titles.matchAll(/“([^”]+)”/g), ([, title = ""]) => ({ file, title })),
  ),
}));

const files = filesBelow(["src", "test"], /\.test\.tsx?$/);
const world = filesBelow(["test/world"], /\.ts$/)
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test("docs/payments.md has a row for every fault that was seen", () => {
  const numbered = (letter: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`);
  expect(rows.map(({ id }) => id)).toEqual([
    ...numbered("S", 1, 12),
    ...numbered("R", 1, 4),
    "P1",
    ...numbered("C", 2, 4),
    "G1",
    "O1",
    "G10",
    "null key",
  ]);
});

it.each(rows)("$id names a walk or a test, and each is there", ({ walks, tests }) => {
  expect(walks.length + tests.length).toBeGreaterThan(0);
  expect(walks.filter((walk) => !world.includes(`name: "${walk}"`))).toEqual([]);
  const lost = tests.filter(
    ({ file, title }) =>
      !files.some((one) => one.endsWith(`/${file}`) && readFileSync(one, "utf8").includes(title)),
  );
  expect(lost).toEqual([]);
});
