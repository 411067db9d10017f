import { requireWholeCents, type Cents } from "./cents.ts";

/**
 * Splits an amount by weights (at least zero; all zero splits evenly) into whole cents that add up
 * to exactly the amount. Shares are truncated toward zero, and the cents left over go to the
 * largest remainders, the first of equals first.
 */
export function allocate<M extends Cents>(amount: M, weights: readonly number[]): M[] {
  if (!weights.length || weights.some((weight) => !(weight >= 0 && Number.isFinite(weight))))
    throw new RangeError("weights must be finite and at least zero");
  const parts = fractionsOf(weights);
  const cents = Math.abs(amount);
  const exact = parts.map((part) => part * cents);
  const shares = exact.map(Math.floor);
  const order = exact
    .map((_, index) => index)
    .toSorted((a, b) => exact[b]! - shares[b]! - (exact[a]! - shares[a]!) || a - b);
  let remaining = cents - shares.reduce((sum, share) => sum + share, 0);
  for (let turn = 0; remaining !== 0; turn++) {
    const step = Math.sign(remaining);
    const index = order[turn % order.length]!;
    // A weight of zero gets nothing, and no share falls below zero.
    if (parts[index] === 0 || shares[index]! + step < 0) continue;
    shares[index] = shares[index]! + step;
    remaining -= step;
  }
  // SAFETY: whole cents that sum to the amount, in its unit.
  return shares.map((share) => requireWholeCents(share * Math.sign(amount))) as M[];
}

function fractionsOf(weights: readonly number[]): number[] {
  const largest = Math.max(...weights);
  if (largest === 0) return weights.map(() => 1 / weights.length);
  // Scaled first, so that huge weights do not overflow and tiny ones do not vanish in the sum.
  const scaled = weights.map((weight) => weight / largest);
  const sum = scaled.reduce((total, weight) => total + weight, 0);
  return scaled.map((weight) => weight / sum);
}
