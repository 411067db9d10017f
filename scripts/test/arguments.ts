import { parseArgs } from "node:util";
import type { Tier } from "./tiers.ts";

export interface TestArguments {
  readonly tier: Tier;
  /** Runs files too that have passed as they are. */
  readonly isFresh: boolean;
  /** Without a browser the run fails; else it says what could not run. */
  readonly requiresBrowser: boolean;
}

/** What `npm test -- …` was given. In CI everything runs, and a browser has to be there. */
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
      // Read by `mayInstall`.
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
