import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { run, type Finished, type Tally } from "./check.ts";

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file did not load. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName?: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Lines of each failure that are worth reading first. */
const failureLines = 12;

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
  /** File, title and reason of each failed test. */
  readonly failures: readonly string[];
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
  if (!existsSync(report))
    return { code, output, tally: { passed: 0, failed: 1 }, skipped: 0, failures: [output.trim()] };
  const told = JSON.parse(readFileSync(report, "utf8"));
  return {
    code,
    output,
    tally: tallyOfReport(told, code),
    skipped: told.numPendingTests,
    failures: failuresOf(told),
  };
}

/** The failures: one entry for each test and for each file that does not load. */
export function failuresOf({ testResults }: Pick<Report, "testResults">): string[] {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message = "", assertionResults }) => {
      const file = relative(".", name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length
        ? failed.map(
            ({ fullName, failureMessages }) =>
              `${file}: ${fullName}\n${firstLines(failureMessages?.join("\n") ?? "")}`,
          )
        : [`${file}\n${firstLines(message)}`];
    });
}

function firstLines(text: string): string {
  return text.trim().split("\n").slice(0, failureLines).join("\n");
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
