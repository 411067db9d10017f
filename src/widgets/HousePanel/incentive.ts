import type { PurchaseOptions } from "../../shared/contracts/purchase.ts";
import { cash, creditFor, type CashCents, type CreditCents } from "../../shared/money/cents.ts";

/** What an open amount costs and brings. */
export interface Summary {
  readonly pay: CashCents;
  readonly get: CreditCents;
}

export type Incentive = Pick<
  PurchaseOptions,
  "openAmountType" | "openAmountMinimum" | "openAmountIncentiveAmount" | "openAmountPercentage"
>;

/**
 * What a guest pays and gets for an amount (A:L244, H7): percent types by the percentage, rounded half up to the
 * cent; per-spend types by whole multiples of the minimum. A discount never makes the price negative.
 */
export function summaryOf(amount: CashCents, incentive: Incentive): Summary {
  const extra = extraFor(amount, incentive);
  const isDiscount = incentive.openAmountType?.startsWith("flat_discount");
  return isDiscount
    ? { pay: cash(Math.max(0, amount - extra)), get: creditFor(amount) }
    : { pay: amount, get: creditFor(cash(amount + extra)) };
}

function extraFor(
  amount: CashCents,
  { openAmountType, openAmountPercentage, openAmountMinimum, openAmountIncentiveAmount }: Incentive,
): number {
  switch (openAmountType) {
    case "flat_bonus_percent":
    case "flat_discount_percent":
      return Math.floor((amount * bpsOf(openAmountPercentage ?? 0) + 5_000) / 10_000);
    case "flat_bonus_amount_per_spend":
    case "flat_discount_amount_per_spend":
      return openAmountMinimum
        ? Math.floor(amount / openAmountMinimum) * (openAmountIncentiveAmount ?? 0)
        : 0;
    default:
      return 0;
  }
}

/** 20 is twenty percent, and so is 0.2 (H6); in basis points, never below none. */
export function bpsOf(percentage: number): number {
  return Math.max(0, Math.round(percentage * (percentage < 1 ? 10_000 : 100)));
}
