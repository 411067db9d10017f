import type { PurchaseTier } from "../../shared/contracts/purchase.ts";

type Value = Pick<PurchaseTier, "payAmount" | "getAmount">;

/** The credit beyond the price in whole percent, rounded: 25 for $125 at $100; 0 where there is none. */
export function bonusPercent({ payAmount, getAmount }: Value): number {
  return payAmount > 0 ? Math.max(0, Math.round((getAmount / payAmount) * 100 - 100)) : 0;
}

/** The tier with the largest bonus; null unless it gives more than every other one. */
export function bestTier<T extends Value>(tiers: readonly T[]): T | null {
  const [first, second] = tiers.toSorted((a, b) => bonusPercent(b) - bonusPercent(a));
  return first && second && bonusPercent(first) > bonusPercent(second) ? first : null;
}
