import { expect, test } from "vitest";
import { shareOf, sharesOf } from "./shares.ts";

const days = (count: number) => Array.from({ length: count }, (_, index) => 20_000 + index);

test("a developer runs all files and examples, and CI another third of the examples each day", () => {
  expect(sharesOf({ isCi: false, day: 7, essentialSeconds: 0 })).toMatchObject({
    files: "1/1",
    examples: "1/1",
  });
  const shares = days(3).map((day) => sharesOf({ isCi: true, day, essentialSeconds: 450 }));
  expect(new Set(shares.map(({ examples }) => examples)).size).toBe(3);
  expect(new Set(shares.map(({ files }) => files))).toEqual(new Set(["1/1"]));
});

test("on a slow machine, nine days of CI run every file with every third of the examples", () => {
  const shares = days(9).map((day) => sharesOf({ isCi: true, day, essentialSeconds: 1_200 }));
  expect(new Set(shares.map(({ files, examples }) => `${files} ${examples}`)).size).toBe(9);
});

test("the shares of a list have nothing in common, and together are the list", () => {
  const items = ["a", "b", "c", "d", "e"];
  const thirds = ["1/3", "2/3", "3/3"].map((share) => shareOf(items, share));
  expect(thirds.flat().toSorted()).toEqual(items);
  expect(shareOf(items, "1/1")).toEqual(items);
});
