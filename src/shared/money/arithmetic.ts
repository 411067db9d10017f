import { requireWhole, type Cents } from "./cents.ts";

export function add<M extends Cents>(first: M, ...others: readonly NoInfer<M>[]): M {
  return sameUnit<M>(others.reduce((sum: number, amount) => sum + amount, first));
}

/** May be negative; see `subtractToZero` for an amount that stops at zero. */
export function subtract<M extends Cents>(from: M, amount: NoInfer<M>): M {
  return sameUnit<M>(from - amount);
}

/** The amount left of `from`, at least zero. */
export function subtractToZero<M extends Cents>(from: M, amount: NoInfer<M>): M {
  return sameUnit<M>(Math.max(0, from - amount));
}

export function minOf<M extends Cents>(one: M, other: NoInfer<M>): M {
  return other < one ? other : one;
}

export function maxOf<M extends Cents>(one: M, other: NoInfer<M>): M {
  return other > one ? other : one;
}

function sameUnit<M extends Cents>(cents: number): M {
  // SAFETY: the sum or difference of whole cents of one unit, checked to be whole.
  return requireWhole(cents) as M;
}
