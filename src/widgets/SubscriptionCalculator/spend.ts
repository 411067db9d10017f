/** Monthly dining spend in whole dollars, from 50 to 20,000 (A:L251). */
export const defaultSteps = [
  50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500,
  10000, 12500, 15000, 20000,
];

export interface SpendRange {
  readonly least: number;
  readonly most: number;
}

export function rangeOf(steps: readonly number[]): SpendRange {
  return { least: Math.min(...steps), most: Math.max(...steps) };
}

export function clamped(spend: number, { least, most }: SpendRange): number {
  return Math.min(most, Math.max(least, spend));
}

/** The position whose step is nearest to the spend; of two equally near ones the lower. */
export function nearestPosition(spend: number, steps: readonly number[]): number {
  return steps.reduce(
    (best, step, position) =>
      Math.abs(step - spend) < Math.abs((steps[best] ?? 0) - spend) ? position : best,
    0,
  );
}

/** Whole dollars out of what somebody typed or pasted, such as `$1,250.40`; null when it is no amount. Cents are dropped. */
export function spendFrom(text: string): number | null {
  if (!/^\$?\s*\d/.test(text.trim())) return null;
  const [, digits] = /^\$?(\d+)(\.\d*)?$/.exec(text.replace(/[,\s]/g, "")) ?? [];
  return digits ? Number(digits.slice(0, 9)) : null;
}
