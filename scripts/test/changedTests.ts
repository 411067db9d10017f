import { keepResults, keysOf, unchangedFiles } from "./keptResults.ts";
import type { Tier } from "./tiers.ts";
import { vitestAttempts, type Attempts, type VitestRun } from "./vitest.ts";

interface ChangedRun extends VitestRun {
  readonly files: readonly string[];
  readonly tier: Tier;
  /** Runs the unchanged files too. */
  readonly isFresh: boolean;
}

export interface ChangedAttempts extends Attempts {
  /** The number of unchanged files that did not run again, and the number of their tests. */
  readonly unchanged: { readonly files: number; readonly tests: number };
}

const nothing: Attempts = {
  tally: { passed: 0, failed: 0 },
  outcomes: [],
  failures: [],
  passedAlone: [],
  retries: [],
};

/** Runs the tests of files that have changed since they passed, and stores the results. */
export async function changedTests(
  { files, tier, isFresh, ...given }: ChangedRun,
  attempt: (run: VitestRun) => Promise<Attempts> = vitestAttempts,
): Promise<ChangedAttempts> {
  const keys = keysOf(files, tier, given.env);
  const kept = keys && !isFresh ? unchangedFiles(keys) : new Map<string, number>();
  const changed = files.filter((file) => !kept.has(file));
  const unchanged = {
    files: kept.size,
    tests: [...kept.values()].reduce((sum, tests) => sum + tests, 0),
  };
  if (kept.size)
    console.log(
      `   unchanged since they passed: ${kept.size} of ${files.length} files, ${unchanged.tests} tests (--fresh runs them too)`,
    );
  if (!changed.length) return { ...nothing, unchanged };
  const attempts = await attempt({ ...given, tier, files: changed });
  if (keys) keepResults(keys, attempts.outcomes, [...attempts.retries, ...passedAloneIn(attempts)]);
  return { ...attempts, unchanged };
}

/** Files that passed only when run alone are not stored. */
function passedAloneIn({ passedAlone }: Attempts) {
  return passedAlone.map((reason) => ({ file: reason.split(": ")[0] ?? "", title: reason }));
}
