import { credit, type CreditCents } from "../../shared/money/cents.ts";

/** 20 % back (A9.09). */
const earningBps = 2_000;

/** The credit earned by a month of dining; exact, since the spend is in whole dollars. */
export function monthlyEarnings(spendDollars: number): CreditCents {
  return credit((spendDollars * 100 * earningBps) / 10_000);
}

const bands = [
  [10, "coffee"],
  [25, "cocktail"],
  [100, "lunch"],
  [200, "dinner"],
  [500, "tasting"],
  [1000, "weekends"],
  [3000, "regular"],
  [10000, "table"],
] as const;

type Treat = (typeof bands)[number][1];

/** The example of what a month's earnings buy, as a key of the texts; a band includes its upper bound (A9.11). */
export function treatFor(monthly: CreditCents): Treat {
  const [, treat] = bands.find(([upTo]) => monthly <= upTo * 100) ?? bands[bands.length - 1]!;
  return treat;
}
