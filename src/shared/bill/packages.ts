import type { CreditPackage } from "../contracts/bill.ts";
import { halfUp } from "../money/share.ts";

/**
 * The packages by price and then by credit, without hidden ones and those that cost nothing (B5.18,
 * B5.19, R25).
 */
export function shownPackages(packages: readonly CreditPackage[]): CreditPackage[] {
  return packages
    .filter(({ hidden, amount }) => !hidden && amount > 0)
    .toSorted((a, b) => a.amount - b.amount || a.creditToGive - b.creditToGive);
}

/** Moves a package to the end if another one costs no more and gives more. */
export function worthFirst(packages: readonly CreditPackage[]): CreditPackage[] {
  const isDominated = ({ amount, creditToGive }: CreditPackage): boolean =>
    packages.some(
      (other) =>
        other.amount <= amount &&
        other.creditToGive >= creditToGive &&
        (other.amount < amount || other.creditToGive > creditToGive),
    );
  return [...packages.filter((one) => !isDominated(one)), ...packages.filter(isDominated)];
}

/**
 * The bonus in whole percent, rounded half up: `round(credit / amount × 100 − 100)`. 0 or less is
 * no bonus (B9.11).
 */
export function bonusPercent({ amount, creditToGive }: CreditPackage): number {
  return amount > 0 ? halfUp((creditToGive * 100 - amount * 100) / amount) : 0;
}
