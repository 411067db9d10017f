declare const unit: unique symbol;

/** Whole cents of real money, as charged to a card. */
export type CashCents = number & { readonly [unit]: "cash" };

/**
 * Whole cents of house credit. A different type from cash: credit may cost less than its face
 * value and is spent at restaurants only.
 */
export type CreditCents = number & { readonly [unit]: "credit" };

export type Cents = CashCents | CreditCents;

/**
 * Throws a RangeError for numbers that are not safe integers: those are bugs, never input (see
 * `parseCents`).
 */
export function requireWhole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  // Turns minus zero into zero.
  return value + 0;
}

/** Throws a RangeError for numbers that are not safe integers. */
// SAFETY: checked to be whole cents; the caller chooses the unit by choosing this function.
export const cash = requireWhole as (cents: number) => CashCents;

/** Throws a RangeError for numbers that are not safe integers. */
// SAFETY: checked to be whole cents; the caller chooses the unit by choosing this function.
export const credit = requireWhole as (cents: number) => CreditCents;

/** The bill amount that credit pays: one cent per cent of credit. */
export function cashValueOf(amount: CreditCents): CashCents {
  return cash(amount);
}

/** The credit needed to pay this much of a bill. */
export function creditFor(amount: CashCents): CreditCents {
  return credit(amount);
}
