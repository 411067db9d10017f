import { expect, it } from "vitest";
import { cash, credit } from "../../shared/money/cents.ts";
import { bestTier, betterTier, bonusPercent, worthFirst } from "./tierValue.ts";

const tier = (pay: number, get: number) => ({ payAmount: cash(pay), getAmount: credit(get) });

it.each([
  [100_00, 125_00, 25],
  [75_00, 100_00, 33],
  [100_00, 100_00, 0],
  [100_00, 90_00, 0],
  [0, 90_00, 0],
])("rounds the bonus of a tier for %i cents that gives %i to %i percent", (pay, get, percent) => {
  expect(bonusPercent(tier(pay, get))).toBe(percent);
});

it("names no best tier where two give the same, or where there is only one", () => {
  const [small, large, same] = [tier(100_00, 110_00), tier(500_00, 600_00), tier(50_00, 60_00)];
  expect(bestTier([small, large])).toBe(large);
  expect(bestTier([small, large, same])).toBeNull();
  expect(bestTier([small])).toBeNull();
  expect(bestTier([])).toBeNull();
});

it("puts a tier last that costs as much as another and gives less, and keeps the order of the rest", () => {
  const [poor, rich, small] = [tier(100_00, 110_00), tier(100_00, 125_00), tier(50_00, 60_00)];
  expect(worthFirst([poor, rich, small])).toEqual([rich, small, poor]);
  // Neither dominates the other.
  expect(worthFirst([rich, small])).toEqual([rich, small]);
});

it("finds the tier that gives most for no more money than an amount, and none where the amount gives as much", () => {
  const tiers = [tier(100_00, 125_00), tier(500_00, 700_00), tier(2500_00, 3750_00)];
  expect(betterTier(tiers, { pay: 500_00, get: 600_00 })).toBe(tiers[1]);
  expect(betterTier(tiers, { pay: 100_00, get: 120_00 })).toBe(tiers[0]);
  expect(betterTier(tiers, { pay: 100_00, get: 125_00 })).toBeNull();
  expect(betterTier(tiers, { pay: 99_99, get: 119_99 })).toBeNull();
});
