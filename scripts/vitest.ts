import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { run, type Finished, type Tally } from "./check.ts";

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

export interface VitestRun {
  readonly projects: readonly string[];
  /** Only these test files; all of the projects when left out. */
  readonly files?: readonly string[];
  readonly env?: Record<string, string>;
  /** Shows the output as it comes. */
  readonly echo?: boolean;
}

interface VitestResult extends Finished {
  readonly tally: Tally;
  readonly skipped: number;
}

/** Runs vitest projects with their output shown; a file that does not load counts as one failure. */
export async function vitestTally(...projects: readonly string[]): Promise<Tally> {
  return (await runVitest({ projects, echo: true })).tally;
}

export async function runVitest({
  projects,
  files = [],
  env = {},
  echo = false,
}: VitestRun): Promise<VitestResult> {
  const report = `node_modules/.cache/results/${projects.join("-")}.json`;
  mkdirSync("node_modules/.cache/results", { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await run(
    "node_modules/.bin/vitest",
    [
      "run",
      ...files,
      ...projects.flatMap((name) => ["--project", name]),
      "--allowOnly=false",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { echo, env: { NODE_ENV: "test", ...env } },
  );
  if (!existsSync(report)) return { code, output, tally: { passed: 0, failed: 1 }, skipped: 0 };
  const told = JSON.parse(readFileSync(report, "utf8"));
  return { code, output, tally: tallyOfReport(told, code), skipped: told.numPendingTests };
}

/** Never reports success for a run that failed, or for one in which nothing ran. */
export function tallyOfReport(
  { numPassedTests, numFailedTests, testResults }: Report,
  code: number,
): Tally {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
  const failed = numFailedTests + unloaded;
  return { passed: numPassedTests, failed: !failed && (code || !numPassedTests) ? 1 : failed };
}
