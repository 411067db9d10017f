declare const unit: unique symbol;

/** Whole cents of real money: what a card is charged. */
export type CashCents = number & { readonly [unit]: "cash" };

/** Whole cents of dining credit. Not dollars: it was perhaps bought for less, and is spent at restaurants only. */
export type CreditCents = number & { readonly [unit]: "credit" };

export type Cents = CashCents | CreditCents;

/** Throws a RangeError for what is no whole, safe number: a bug, never an input (see `parseCents`). */
export function whole(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is no whole number of cents`);
  // Minus zero becomes zero.
  return cents + 0;
}

/** Throws a RangeError for what is no whole, safe number. */
// SAFETY: checked to be whole cents; the unit is what the caller says by this function's name.
export const cash = whole as (cents: number) => CashCents;

/** Throws a RangeError for what is no whole, safe number. */
// SAFETY: checked to be whole cents; the unit is what the caller says by this function's name.
export const credit = whole as (cents: number) => CreditCents;

/** What credit pays for at the table: one cent of bill per cent of credit. */
export function worthOf(amount: CreditCents): CashCents {
  return cash(amount);
}

/** The credit that pays for this much of a bill. */
export function creditFor(amount: CashCents): CreditCents {
  return credit(amount);
}
