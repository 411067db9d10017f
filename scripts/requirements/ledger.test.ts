import { expect, test } from "vitest";
import { assumptionsOf, requirementsOf, coverageOf, tagsOf, type Ledger } from "./ledger.ts";
import { titlesOf } from "./titles.ts";

const requirements = requirementsOf(
  [
    "id\twidget\tkind\trequirement",
    "A1.01\tHere\trule\tIt is here.",
    "A1.02\tHere\trule\tIt is here, again (= A1.01).",
    "A1.03\tHere,Later\trule\tBoth.",
    "A1.04\t{product}HousePanel\trule\tA panel.",
    "A1.05\tshared\trule\tA shared rule.",
    "A1.06\tHere,shared\trule\tOne of its own.",
  ].join("\n"),
);

function coverage(tags: string[], more: Partial<Ledger> = {}) {
  const ledger = {
    requirements,
    assumptions: new Set(["D4"]),
    tags: new Map(tags.map((id) => [id, ["a.test.ts"]])),
    ...more,
  };
  return coverageOf(ledger);
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test("a row without a tag is open", () => {
  expect(ids(coverage(["A1.03", "A1.05"]).open)).toEqual(["A1.01", "A1.02", "A1.04", "A1.06"]);
});

test("a restatement is proved with the row that it restates", () => {
  expect(ids(coverage(["A1.01"]).proved)).toEqual(["A1.01", "A1.02"]);
  expect(ids(coverage(["A1.02"]).proved)).toEqual(["A1.02"]);
});

test("rows that restate each other prove nothing", () => {
  const circle = requirementsOf(
    "id\twidget\tkind\ttext\nA1.01\tHere\trule\tx (= A1.02)\nA1.02\tHere\trule\ty (= A1.01)",
  );
  expect(ids(coverage([], { requirements: circle }).open)).toEqual(["A1.01", "A1.02"]);
});

test("a tag that names nothing is found", () => {
  expect(coverage(["D4", "A1.01", "Z9"]).unknownTags).toEqual(["[Z9] in a.test.ts"]);
});

test("reads tags, and takes no other bracket for one", () => {
  expect(tagsOf("sends the form [D4] [B5.20]")).toEqual(["D4", "B5.20"]);
  expect(tagsOf("counts [SC1, SC2]")).toEqual(["SC1", "SC2"]);
  expect(tagsOf('parses "[1]" and [data-widget]')).toEqual([]);
});

test("reads the ids of the assumptions", () => {
  expect([...assumptionsOf("| Id | Open |\n|---|---|\n| SC1 | x |\n| O12 | y |")]).toEqual([
    "SC1",
    "O12",
  ]);
});

test("reads titles of running tests only", () => {
  const source = `
    test('one', () => {})
    it.only(\`two \${x} [A1.01]\`, () => {})
    test.each([1, 2])('three %s', () => {})
    describe('suite ' + 'name', () => { test.skip('never', () => {}) })
    test.todo('some day')
    expect('not a title')`;
  expect(titlesOf("a.test.ts", source).map(({ title }) => title)).toEqual([
    "one",
    "two … [A1.01]",
    "three %s",
    "suite name",
  ]);
});

test("reads the tags of a title: its own, those of the suites around it, and those of its file", () => {
  // Vitest itself would read this text as a tag of the file.
  const source = `// @module-${"tag"} whole
    describe("suite", { tags: ["outer"] }, () => {
      test("one", { tags: ["own"], timeout: 5 }, () => {})
      test("two", () => {})
    })
    test.each([1])("three", () => {})`;
  const tags = titlesOf("a.test.ts", source).map(({ title, tags }) => [title, tags.toSorted()]);
  expect(tags).toEqual([
    ["suite", ["outer", "whole"]],
    ["one", ["outer", "own", "whole"]],
    ["two", ["outer", "whole"]],
    ["three", ["whole"]],
  ]);
});
