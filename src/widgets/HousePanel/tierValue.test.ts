import { expect, it } from "vitest";
import { cash, credit } from "../../shared/money/cents.ts";
import { bestTier, bonusPercent } from "./tierValue.ts";

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
