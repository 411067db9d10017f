import type { PurchaseTier } from "../../shared/contracts/purchase.ts";

type Value = Pick<PurchaseTier, "payAmount" | "getAmount">;

/**
 * The credit beyond the price in whole percent, rounded: 25 for $125 at $100. 0 if there is none.
 */
export function bonusPercent({ payAmount, getAmount }: Value): number {
  return payAmount > 0 ? Math.max(0, Math.round((getAmount / payAmount) * 100 - 100)) : 0;
}

/** The tier with the largest bonus. Null unless it gives more than every other tier. */
export function bestTier<T extends Value>(tiers: readonly T[]): T | null {
  const [first, second] = tiers.toSorted((a, b) => bonusPercent(b) - bonusPercent(a));
  return first && second && bonusPercent(first) > bonusPercent(second) ? first : null;
}

/** Whether another tier costs no more and gives more, or costs less and gives no less. */
function isDominated(tier: Value, tiers: readonly Value[]): boolean {
  return tiers.some(
    ({ payAmount, getAmount }) =>
      payAmount <= tier.payAmount &&
      getAmount >= tier.getAmount &&
      (payAmount < tier.payAmount || getAmount > tier.getAmount),
  );
}

/** The tiers in the server's order, except that tiers which another one dominates come last. */
export function worthFirst<T extends Value>(tiers: readonly T[]): T[] {
  return [
    ...tiers.filter((tier) => !isDominated(tier, tiers)),
    ...tiers.filter((tier) => isDominated(tier, tiers)),
  ];
}

/**
 * The tier that gives most for at most this amount of money. Null if none gives more than the
 * amount itself.
 */
export function betterTier<T extends Value>(
  tiers: readonly T[],
  { pay, get }: { readonly pay: number; readonly get: number },
): T | null {
  const [best] = tiers
    .filter(({ payAmount, getAmount }) => payAmount <= pay && getAmount > get)
    .toSorted((a, b) => b.getAmount - a.getAmount || a.payAmount - b.payAmount);
  return best ?? null;
}
