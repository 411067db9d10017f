import type { CreditPackage } from "../contracts/bill.ts";
import { halfUp } from "../money/share.ts";

/** Without the hidden ones and those that cost nothing, by price and then by credit (B5.18, B5.19, R25). */
export function shownPackages(packages: readonly CreditPackage[]): CreditPackage[] {
  return packages
    .filter(({ hidden, amount }) => !hidden && amount > 0)
    .toSorted((a, b) => a.amount - b.amount || a.creditToGive - b.creditToGive);
}

/** The same order, but for a package that costs as much as another, or more, and gives less: those come last. */
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

/** `round(credit / amount × 100 − 100)` in whole percent, half up; at most 0 is no bonus (B9.11). */
export function bonusPercent({ amount, creditToGive }: CreditPackage): number {
  return amount > 0 ? halfUp((creditToGive * 100 - amount * 100) / amount) : 0;
}
