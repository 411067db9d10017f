import { requireWhole, type Cents } from "./cents.ts";

declare const bpsUnit: unique symbol;

/** Basis points, hundredths of a percent: 20 % is 2,000. */
export type Bps = number & { readonly [bpsUnit]: "bps" };

/** Throws a RangeError for numbers that are not whole. */
export function bps(hundredthsOfPercent: number): Bps {
  // SAFETY: checked to be a whole number.
  return requireWhole(hundredthsOfPercent) as Bps;
}

/** `percent(20)` is 20 %; rounded half up to whole basis points. */
export function percent(value: number): Bps {
  return bps(halfUp(Number((value * 100).toPrecision(12))));
}

/** `fraction(0.2)` is 20 %; rounded half up to whole basis points. */
export function fraction(value: number): Bps {
  return bps(halfUp(Number((value * 10_000).toPrecision(12))));
}

/** A share of an amount in whole cents, rounded half up; exact at any size. */
export function shareHalfUp<M extends Cents>(rate: Bps, amount: M): M {
  const thousands = Math.trunc(amount / 10_000);
  const rest = amount % 10_000;
  // SAFETY: whole cents in the amount's own unit.
  return requireWhole(thousands * rate + halfUp((rest * rate) / 10_000)) as M;
}

/** Rounds to whole numbers, halves away from zero, so that a refund mirrors its charge. */
export function halfUp(value: number): number {
  return Math.sign(value) * Math.floor(Math.abs(value) + 0.5) + 0;
}
