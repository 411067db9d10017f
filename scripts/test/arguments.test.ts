import { expect, test } from "vitest";
import { testArguments } from "./arguments.ts";

test("on a developer's machine the essential tests run, unchanged files may be left out, and a browser may be missing", () => {
  const plain = { tier: "essential", isFresh: false, requiresBrowser: false };
  expect(testArguments([], {})).toEqual(plain);
  expect(testArguments(["--no-install"], { CI: "false" })).toEqual(plain);
});

test("in CI everything runs, and a browser has to be there", () => {
  const all = { tier: "thorough", isFresh: true, requiresBrowser: true };
  expect(testArguments(["--tier=thorough"], { CI: "true" })).toEqual(all);
});

test("each of the two can be asked for alone", () => {
  expect(testArguments(["--fresh"], {})).toMatchObject({ isFresh: true, requiresBrowser: false });
  expect(testArguments(["--require-browser"], {})).toMatchObject({ requiresBrowser: true });
  expect(testArguments([], { REQUIRE_BROWSER: "1" })).toMatchObject({ requiresBrowser: true });
});

test("a word that means nothing is refused", () => {
  expect(() => testArguments(["--frehs"], {})).toThrow("--frehs");
  expect(() => testArguments(["--tier=some"], {})).toThrow('not "some"');
});
