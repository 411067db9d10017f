import { expect, test } from "vitest";
import { withFigures } from "./figures.ts";

const page =
  "Before\n\n<!-- figures: written by `npm run soak` -->\n<!-- end of figures -->\n\nAfter\n";
const fuzz = { part: "fuzz", counts: { inputs: 2_204_000, wrong: [] }, date: "2026-11-22" };

test("figures of parts that ran are in the page, each with its date", () => {
  expect(withFigures(page, [fuzz])).toContain("| fuzz | inputs 2,204,000, 0 wrong | 2026-11-22 |");
});

test("figures of parts that did not run this time stay", () => {
  const first = withFigures(page, [fuzz]);
  const life = { part: "page life", counts: { walks: 1000 }, date: "2026-11-23" };
  const both = withFigures(first, [life]);
  expect(both).toContain("| fuzz | inputs 2,204,000");
  expect(both).toContain("| page life | walks 1,000 | 2026-11-23 |");
  expect(both.startsWith("Before\n\n")).toBe(true);
  expect(both.endsWith("\n\nAfter\n")).toBe(true);
  expect(withFigures(both, [life])).toBe(both);
});
