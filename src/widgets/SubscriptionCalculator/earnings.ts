import { credit, type CreditCents } from "../../shared/money/cents.ts";

/** 20 % back (A:L251). */
const earningBps = 2_000;

/** The credit earned by a month of dining; exact, since the spend is in whole dollars. */
export function monthlyEarnings(spendDollars: number): CreditCents {
  return credit((spendDollars * 100 * earningBps) / 10_000);
}

const bands = [
  [10, "That’s a coffee and pastry on us."],
  [25, "A cocktail every month."],
  [100, "Lunch is covered."],
  [200, "Dinner for two, monthly."],
  [500, "A tasting menu a month."],
  [1000, "Date night every weekend."],
  [3000, "You’re dining like a regular everywhere."],
  [10000, "You could host the whole table."],
] as const;

/** The message for a month's earnings; a band includes its upper bound (A:L251). */
export function messageFor(monthly: CreditCents): string {
  const [, message] = bands.find(([upTo]) => monthly <= upTo * 100) ?? bands[bands.length - 1]!;
  return message;
}
