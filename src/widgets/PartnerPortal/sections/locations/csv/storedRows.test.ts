import { expect, it } from "vitest";
import { storedRows } from "./storedRows.ts";

it("reads stored rows with some of the columns", () => {
  const rows = [
    { line: 2, cells: { id: "7", city: "Austin" }, edited: ["city"] },
    { line: 3, cells: {} },
  ];
  expect(storedRows.parse(rows)).toEqual(rows);
});

it.each([
  ["a cell of an unknown column", { id: "7", planet: "Mars" }],
  ["a cell that is no text", { id: 7 }],
  ["a list of cells", ["7"]],
  ["no cells", null],
])("refuses %s", (_, cells) => {
  expect(storedRows.safeParse([{ line: 2, cells }]).success).toBe(false);
});
