import { parseArgs } from "node:util";
import type { Tier } from "./tiers.ts";

export interface TestArguments {
  readonly tier: Tier;
  /** Whether to run unchanged files that have already passed. */
  readonly isFresh: boolean;
  /** Whether the run fails without a browser. Otherwise it says what could not run. */
  readonly requiresBrowser: boolean;
}

/** The arguments of `npm test -- …`. In CI everything runs, and a browser is required. */
export function testArguments(
  args: readonly string[],
  { CI, REQUIRE_BROWSER }: Readonly<Record<string, string | undefined>>,
): TestArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tier: { type: "string", default: "essential" },
      fresh: { type: "boolean", default: false },
      "require-browser": { type: "boolean", default: false },
      // `mayInstall` reads this variable.
      "no-install": { type: "boolean", default: false },
    },
  });
  if (values.tier !== "essential" && values.tier !== "thorough")
    throw new Error(`--tier is essential or thorough, not "${values.tier}"`);
  const isCi = Boolean(CI) && CI !== "false" && CI !== "0";
  return {
    tier: values.tier,
    isFresh: values.fresh || isCi,
    requiresBrowser: values["require-browser"] || Boolean(REQUIRE_BROWSER) || isCi,
  };
}
