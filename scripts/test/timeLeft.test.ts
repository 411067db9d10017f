import { expect, test } from "vitest";
import { secondsLeft, timeLeftText } from "./timeLeft.ts";

const half = {
  typical: 100,
  share: 0.5,
  elapsed: 50,
  typicalBefore: 20,
  elapsedBefore: 20,
  typicalAfter: 60,
};

test("the time left is the rest of the part and the later parts, at the pace so far", () => {
  expect(secondsLeft(half)).toBe(110);
  expect(secondsLeft({ ...half, elapsed: 150, elapsedBefore: 60 })).toBe(330);
});

test("before anything is done, the time left is that of two idle cores", () => {
  const begin = { ...half, share: 0, elapsed: 0, typicalBefore: 0, elapsedBefore: 0 };
  expect(secondsLeft(begin)).toBe(160);
});

test("the time left is told in whole minutes", () => {
  expect(timeLeftText(29)).toBe("less than a minute left");
  expect(timeLeftText(170)).toBe("about 3 min left");
});
