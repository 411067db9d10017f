/** Ratios of pairs that were measured one after the other: their median, the lowest and the highest. */
export interface Ratios {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Compares the loads of the same round, so that a slow moment of the machine affects both. Lists of
 * the same length.
 */
export function ratiosOf(ours: readonly number[], theirs: readonly number[]): Ratios {
  const ratios = ours
    .map((one, round) => one / (theirs[round] ?? NaN))
    .toSorted((one, other) => one - other);
  return {
    median: ratios[ratios.length >> 1] ?? NaN,
    lowest: ratios[0] ?? NaN,
    highest: ratios.at(-1) ?? NaN,
  };
}

/** `0.95 × (0.91 to 1.02)`. */
export function ratioText({ median, lowest, highest }: Ratios): string {
  return `${median.toFixed(2)} × (${lowest.toFixed(2)} to ${highest.toFixed(2)})`;
}
