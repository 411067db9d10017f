/** Monthly dining spend in whole dollars, from 50 to 20,000 (A5.31, A5.32). */
export const defaultSteps = [
  50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500,
  10000, 12500, 15000, 20000,
];

export interface SpendRange {
  readonly min: number;
  readonly max: number;
}

export function rangeOf(steps: readonly number[]): SpendRange {
  return { min: Math.min(...steps), max: Math.max(...steps) };
}

export function clamp(spend: number, { min, max }: SpendRange): number {
  return Math.min(max, Math.max(min, spend));
}

/** The position of the step nearest to the spend, the lower of two equally near ones. */
export function nearestPosition(spend: number, steps: readonly number[]): number {
  return steps.reduce(
    (best, step, position) =>
      Math.abs(step - spend) < Math.abs((steps[best] ?? 0) - spend) ? position : best,
    0,
  );
}

/**
 * Parses typed or pasted text such as `$1,250.40` to whole dollars, dropping cents; null for
 * anything else.
 */
export function spendFrom(text: string): number | null {
  if (!/^\$?\s*\d/.test(text.trim())) return null;
  const [, digits] = /^\$?(\d+)(\.\d*)?$/.exec(text.replace(/[,\s]/g, "")) ?? [];
  return digits ? Number(digits.slice(0, 9)) : null;
}
