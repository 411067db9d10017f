import { expect, test } from "vitest";
import { spread } from "./spread.ts";

test("takes from all lists in turn until there are enough", () => {
  expect(spread([["a1", "a2", "a3"], ["b1"], ["c1", "c2"]], 4)).toEqual(["a1", "b1", "c1", "a2"]);
  expect(spread([["a1", "a2"], ["b1"]], 9)).toEqual(["a1", "b1", "a2"]);
  expect(spread([], 9)).toEqual([]);
});
