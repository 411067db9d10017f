import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { run, type Tally } from "./check.ts";

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Runs vitest projects with their output shown; a file that does not load counts as one failure. */
export async function vitestTally(...projects: readonly string[]): Promise<Tally> {
  const file = `node_modules/.cache/results/${projects.join("-")}.json`;
  mkdirSync("node_modules/.cache/results", { recursive: true });
  rmSync(file, { force: true });
  const { code } = await run(
    "node_modules/.bin/vitest",
    [
      "run",
      ...projects.flatMap((name) => ["--project", name]),
      "--allowOnly=false",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    { echo: true, env: { NODE_ENV: "test" } },
  );
  return existsSync(file)
    ? tallyOfReport(JSON.parse(readFileSync(file, "utf8")), code)
    : { passed: 0, failed: 1 };
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
