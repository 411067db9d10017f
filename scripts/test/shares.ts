/** How much of the thorough tests a run takes: `1/1` is everything, `2/3` the second third. */
export interface Shares {
  /** Of the test files in Chromium. */
  readonly files: string;
  /** Of the examples that `npm test` leaves out. */
  readonly examples: string;
  readonly languages: string;
  readonly engines: string;
}

/** CI's limit, less the time it takes to install, and some room. */
const ciSeconds = 3_600 - 300;

/**
 * In one run of CI: `npm test`, and its share of `npm run test:all` with all files, a third of the
 * examples, a sixth in other languages and a twelfth in each engine.
 */
const measured = { essential: 930, thorough: 3_400 };

interface Run {
  readonly isCi: boolean;
  /** Days since 1970. Another day takes another share. */
  readonly day: number;
  /** How long `npm test` has just taken in CI; 0 if it was not run. */
  readonly essentialSeconds: number;
}

/**
 * A developer runs all examples in Chromium; `npm run languages` and `npm run engines` take the rest.
 * CI has an hour. It takes another third of the examples each day. On a slow machine it takes a part of
 * the files too, another one each day, and the smaller the slower the machine is.
 */
export function sharesOf({ isCi, day, essentialSeconds }: Run): Shares {
  if (!isCi) return { files: "1/1", examples: "1/1", languages: "1/3", engines: "1/6" };
  const parts = partsFor(essentialSeconds);
  const turn = (count: number, days: number) => `${(days % count) + 1}/${count}`;
  return {
    files: turn(parts, day),
    // Another share only after each file has had its turn with this one.
    examples: turn(3 * parts, Math.floor(day / parts)),
    languages: turn(6 * parts, day),
    engines: turn(12 * parts, day),
  };
}

/** Into how many parts the thorough tests are split, so that one of them fits into what is left of CI's hour. */
function partsFor(essentialSeconds: number): number {
  const thoroughSeconds = measured.thorough * (essentialSeconds / measured.essential);
  const secondsLeft = ciSeconds - essentialSeconds;
  // `npm test` alone has filled the hour: the smallest part that is worth starting.
  if (secondsLeft < thoroughSeconds / mostParts) return mostParts;
  return Math.max(1, Math.ceil(thoroughSeconds / secondsLeft));
}

const mostParts = 6;

/** Every nth of the items, as `"2/3"` says. */
export function shareOf<Item>(items: readonly Item[], share: string): Item[] {
  const [place = 1, count = 1] = share.split("/").map(Number);
  return items.filter((_, index) => index % count === place - 1);
}
