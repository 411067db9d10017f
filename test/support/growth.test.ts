import { expect, test } from "vitest";
import { growth, superlinear } from "./growth.ts";

const numbers = (size: number) => Array.from({ length: size }, (_, index) => index);

test("work that grows with its input stays far below the bound", () => {
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  expect(growth(numbers, 100_000, sum)).toBeLessThan(superlinear);
});

test("work that grows with the square of its input is far above the bound", () => {
  const positions = (all: number[]) => all.map((one) => all.indexOf(one));
  expect(growth(numbers, 20_000, positions)).toBeGreaterThan(superlinear);
});

test("a pattern that tries every start again is far above the bound", () => {
  const isTrailing = (text: string) => /\s+$/.test(text);
  expect(growth((size) => `${" ".repeat(size)}x`, 20_000, isTrailing)).toBeGreaterThan(superlinear);
});
