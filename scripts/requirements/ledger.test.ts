import { expect, test } from "vitest";
import {
  assumptionsOf,
  exemptionsOf,
  requirementsOf,
  eligibilityOf,
  tagsOf,
  type Ledger,
} from "./ledger.ts";
import { titlesOf } from "./titles.ts";

const requirements = requirementsOf(
  [
    "id\twidget\tkind\trequirement",
    "A1.01\tHere\trule\tIt is here.",
    "A1.02\tHere\trule\tIt is here, again (= A1.01).",
    "A1.03\tHere,Later\trule\tBoth.",
    "A1.04\t{product}HousePanel\trule\tA panel.",
    "A1.05\tshared\trule\tA room.",
    "A1.06\tHere,shared\trule\tOne of its own.",
  ].join("\n"),
);

function standing(tags: string[], more: Partial<Ledger> = {}) {
  const ledger = {
    requirements,
    assumptions: new Set(["D4"]),
    exempt: new Map(),
    built: new Set(["Here"]),
    tags: new Map(tags.map((id) => [id, ["a.test.ts"]])),
    ...more,
  };
  return eligibilityOf(ledger);
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test("a built widget owes its rows, a widget to come does not", () => {
  expect(ids(standing([]).owed)).toEqual(["A1.01", "A1.02", "A1.05", "A1.06"]);
  expect(ids(standing([]).waiting)).toEqual(["A1.03", "A1.04"]);
  expect(ids(standing([], { built: new Set(["Here", "HousePanel"]) }).owed)).toContain("A1.04");
});

test("a restatement is proved with the row that it restates", () => {
  expect(ids(standing(["A1.01"]).proved)).toEqual(["A1.01", "A1.02"]);
  expect(ids(standing(["A1.02"]).proved)).toEqual(["A1.02"]);
});

test("rows that restate each other prove nothing", () => {
  const circle = requirementsOf(
    "id\twidget\tkind\ttext\nA1.01\tHere\trule\tx (= A1.02)\nA1.02\tHere\trule\ty (= A1.01)",
  );
  expect(ids(standing([], { requirements: circle }).owed)).toEqual(["A1.01", "A1.02"]);
});

test("an exemption spares a row until it is proved", () => {
  const exempt = exemptionsOf("id\treason\nA1.05\tlater\nA9.99\tnever was");
  expect(ids(standing([], { exempt }).exempted)).toEqual(["A1.05"]);
  expect(standing([], { exempt }).staleExemptions).toEqual(["A9.99"]);
  expect(standing(["A1.05"], { exempt }).staleExemptions).toEqual(["A1.05", "A9.99"]);
});

test("a tag that names nothing is found", () => {
  expect(standing(["D4", "A1.01", "Z9"]).unknownTags).toEqual(["[Z9] in a.test.ts"]);
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
  expect(titlesOf("a.test.ts", source)).toEqual(["one", "two … [A1.01]", "three %s", "suite name"]);
});
