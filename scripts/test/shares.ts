/** How much of the thorough tests a run takes: `1/1` is everything, `2/3` the second third. */
export interface Shares {
  /** Of the test files in Chromium. */
  readonly files: string;
  /** Of the examples that `npm test` leaves out. */
  readonly examples: string;
  readonly languages: string;
  readonly engines: string;
}

/** Seconds that `npm test` takes on a machine on which CI runs all files within its hour. */
const fastEnoughSeconds = 900;

interface Run {
  readonly isCi: boolean;
  /** Days since 1970. Another day takes another share. */
  readonly day: number;
  /** How long `npm test` has just taken in CI; 0 if it was not run. */
  readonly essentialSeconds: number;
}

/**
 * A developer runs all examples in Chromium; `npm run languages` and `npm run engines` take the rest.
 * CI has an hour. It takes another third of the examples each day, and on a slow machine another
 * third of the files too.
 */
export function sharesOf({ isCi, day, essentialSeconds }: Run): Shares {
  if (!isCi) return { files: "1/1", examples: "1/1", languages: "1/3", engines: "1/6" };
  const isSlow = essentialSeconds > fastEnoughSeconds;
  const third = (turn: number) => `${(turn % 3) + 1}/3`;
  return {
    files: isSlow ? third(day) : "1/1",
    // After three days, each file has had its turn.
    examples: third(isSlow ? Math.floor(day / 3) : day),
    languages: "1/6",
    engines: "1/12",
  };
}

/** Every nth of the items, as `"2/3"` says. */
export function shareOf<Item>(items: readonly Item[], share: string): Item[] {
  const [place = 1, count = 1] = share.split("/").map(Number);
  return items.filter((_, index) => index % count === place - 1);
}
