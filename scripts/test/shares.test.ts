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

test("a machine twice as slow splits the thorough tests, and runs every file with every example over the days", () => {
  const shares = days(12).map((day) => sharesOf({ isCi: true, day, essentialSeconds: 1_000 }));
  expect(new Set(shares.map(({ files }) => files))).toEqual(new Set(["1/2", "2/2"]));
  expect(new Set(shares.map(({ examples }) => examples)).size).toBe(6);
  expect(new Set(shares.map(({ files, examples }) => `${files} ${examples}`)).size).toBe(12);
});

test("the slower the machine, the smaller the part, and it fits into CI's hour", () => {
  const partsAt = (essentialSeconds: number) =>
    Number(sharesOf({ isCi: true, day: 0, essentialSeconds }).files.split("/")[1]);
  expect([450, 800, 1_200, 1_700, 2_000].map(partsAt)).toEqual([1, 2, 3, 4, 6]);
  // Where `npm test` alone fills the hour, nothing fits: the smallest part.
  expect(partsAt(3_250)).toBe(6);
  expect(partsAt(4_000)).toBe(6);
});

test("the shares of a list have nothing in common, and together are the list", () => {
  const items = ["a", "b", "c", "d", "e"];
  const thirds = ["1/3", "2/3", "3/3"].map((share) => shareOf(items, share));
  expect(thirds.flat().toSorted()).toEqual(items);
  expect(shareOf(items, "1/1")).toEqual(items);
});
