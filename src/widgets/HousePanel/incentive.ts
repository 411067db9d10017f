import type { PurchaseOptions } from "../../shared/contracts/purchase.ts";
import { cash, creditFor, type CashCents, type CreditCents } from "../../shared/money/cents.ts";

/** The price of an open amount and the credit that it buys. */
export interface Summary {
  readonly pay: CashCents;
  readonly get: CreditCents;
}

export type Incentive = Pick<
  PurchaseOptions,
  "openAmountType" | "openAmountMinimum" | "openAmountIncentiveAmount" | "openAmountPercentage"
>;

/** The step of the per-spend types if the project names none (A5.03, A9.06). */
export const defaultStep = cash(30_00);

/**
 * The price and the credit for an amount (A9.05, A9.06, H7): percent types by the percentage, rounded
 * half up to the cent; per-spend types by whole multiples of the minimum. A discount never makes
 * the price negative.
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
      return (
        wholeSteps(amount, openAmountMinimum ?? defaultStep) * (openAmountIncentiveAmount ?? 0)
      );
    default:
      return 0;
  }
}

function wholeSteps(amount: CashCents, step: CashCents): number {
  return step > 0 ? Math.floor(amount / step) : 0;
}

/** Basis points, at least zero: 20 and 0.2 both mean 20 percent (H6). */
export function bpsOf(percentage: number): number {
  return Math.max(0, Math.round(percentage * (percentage < 1 ? 10_000 : 100)));
}
