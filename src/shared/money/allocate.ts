import { requireWholeCents, type Cents } from "./cents.ts";

/**
 * Splits an amount by weights (at least zero; all zero splits evenly) into whole cents that add up
 * to exactly the amount. Shares are truncated toward zero, and the cents left over go to the
 * largest remainders, the first of equals first.
 */
export function allocate<M extends Cents>(amount: M, weights: readonly number[]): M[] {
  if (!weights.length || weights.some((weight) => !(weight >= 0 && Number.isFinite(weight))))
    throw new RangeError("weights must be finite and at least zero");
  const cents = Math.abs(amount);
  const shares = fractionsOf(weights).map((part) => {
    const whole = Math.floor(part * cents);
    return { part, whole, remainder: part * cents - whole };
  });
  // The sort is stable, so of equal remainders the first share is rounded up first.
  const byRemainder = shares.toSorted((a, b) => b.remainder - a.remainder);
  let remaining = cents - shares.reduce((sum, { whole }) => sum + whole, 0);
  while (remaining !== 0)
    for (const share of byRemainder) {
      const step = Math.sign(remaining);
      // A weight of zero gets nothing, and no share falls below zero.
      if (share.part === 0 || share.whole + step < 0) continue;
      share.whole += step;
      remaining -= step;
    }
  // SAFETY: whole cents that sum to the amount, in its unit.
  return shares.map(({ whole }) => requireWholeCents(whole * Math.sign(amount))) as M[];
}

function fractionsOf(weights: readonly number[]): number[] {
  const largest = Math.max(...weights);
  if (largest === 0) return weights.map(() => 1 / weights.length);
  // Scaled first, so that huge weights do not overflow and tiny ones do not vanish in the sum.
  const scaled = weights.map((weight) => weight / largest);
  const sum = scaled.reduce((total, weight) => total + weight, 0);
  return scaled.map((weight) => weight / sum);
}
