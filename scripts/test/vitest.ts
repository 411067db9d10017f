import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { run, type Finished, type Tally } from "../check.ts";
import { failureLines, firstLines } from "./firstLines.ts";
import type { ProgressPlan, Retry } from "./progressReporter.ts";
import { tagsFilters, type Tier } from "./tiers.ts";

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

export interface VitestRun {
  readonly projects: readonly string[];
  /** Only these test files. Defaults to all files of the projects. */
  readonly files?: readonly string[];
  readonly env?: Record<string, string>;
  /** Shows the output while it runs. */
  readonly echo?: boolean;
  /** Only the tests of this command. Defaults to all tests. */
  readonly tier?: Tier;
  /** The position of this run in a longer one, which is shown while it runs. */
  readonly progress?: Omit<ProgressPlan, "retriesPath">;
}

interface VitestResult extends Finished {
  readonly tally: Tally;
  readonly skipped: number;
  /** File and outcome of each test. */
  readonly outcomes: readonly Outcome[];
  /** File, title and reason of each failed test. */
  readonly failures: readonly string[];
  /** Tests that passed only when they were repeated. */
  readonly retries: readonly Retry[];
}

export interface Outcome {
  readonly file: string;
  readonly title: string;
  readonly status: string;
}

/** If more files fail, a busy machine is not the cause. */
const mostRepeatedFiles = 4;

export interface Attempts {
  readonly tally: Tally;
  /** File and outcome of each test, in its last attempt. */
  readonly outcomes: readonly Outcome[];
  /** File, title and reason of each test whose last attempt failed. */
  readonly failures: readonly string[];
  /** File, title and reason of each test that failed together with other files and passed alone. */
  readonly passedAlone: readonly string[];
  /** Tests that failed at first and passed when vitest repeated them at once. */
  readonly retries: readonly Retry[];
}

/**
 * Runs vitest projects and shows their output. A file that does not load counts as one failure. If
 * few files failed, they run once more alone. Tests that pass then count as passed and are listed
 * in `passedAlone`.
 */
export async function vitestAttempts(given: VitestRun): Promise<Attempts> {
  const first = await runVitest({ ...given, echo: true });
  const files = [...new Set(first.failures.map(fileOf))];
  const isRepeated =
    files.length > 0 &&
    files.length <= mostRepeatedFiles &&
    files.every((file) => existsSync(file));
  if (!isRepeated) return { ...first, passedAlone: [] };
  console.log(`\nOnce more, alone: ${files.join(", ")}`);
  return attemptsOf(first, await runVitest({ ...given, files, echo: true }));
}

type Attempt = Pick<VitestResult, "code" | "tally" | "failures" | "outcomes" | "retries">;

/** The second attempt decides. It ran only the files that failed in the first one. */
export function attemptsOf(first: Attempt, second: Attempt): Attempts {
  const repeated = new Set(second.outcomes.map(({ file }) => file));
  const outcomes = [
    ...first.outcomes.filter(({ file }) => !repeated.has(file)),
    ...second.outcomes,
  ];
  const passed = outcomes.filter(({ status }) => status === "passed").length;
  const retries = [...first.retries, ...second.retries];
  return second.tally.failed
    ? {
        tally: { passed, failed: second.tally.failed },
        outcomes,
        failures: second.failures,
        passedAlone: [],
        retries,
      }
    : {
        tally: { passed, failed: 0 },
        outcomes,
        failures: [],
        passedAlone: first.failures,
        retries,
      };
}

const fileOf = (failure: string) => failure.split(/: |\n/)[0] ?? "";

export async function runVitest({
  projects,
  files = [],
  env = {},
  echo = false,
  tier,
  progress,
}: VitestRun): Promise<VitestResult> {
  const report = `node_modules/.cache/results/${projects.join("-")}.json`;
  const retriesPath = report.replace(".json", ".retries.json");
  mkdirSync("node_modules/.cache/results", { recursive: true });
  for (const path of [report, retriesPath]) rmSync(path, { force: true });
  const plan: ProgressPlan | undefined = progress && { ...progress, retriesPath };
  const { code, output } = await run(
    "node_modules/.bin/vitest",
    [
      "run",
      ...files,
      ...projects.flatMap((name) => ["--project", name]),
      "--allowOnly=false",
      ...(tier ? [`--tags-filter=${tagsFilters[tier]}`] : []),
      `--reporter=${plan ? "./scripts/test/progressReporter.ts" : "default"}`,
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    {
      echo,
      env: { NODE_ENV: "test", ...(plan && { TEST_PROGRESS: JSON.stringify(plan) }), ...env },
    },
  );
  if (!existsSync(report))
    return {
      code,
      output,
      tally: { passed: 0, failed: 1 },
      skipped: 0,
      failures: [output.trim()],
      outcomes: [],
      retries: [],
    };
  const results = JSON.parse(readFileSync(report, "utf8"));
  return {
    code,
    output,
    tally: tallyOfReport(results, code),
    skipped: results.numPendingTests,
    failures: reasonsOf(failuresOf(results), code, output),
    outcomes: outcomesOf(results),
    retries: existsSync(retriesPath) ? JSON.parse(readFileSync(retriesPath, "utf8")) : [],
  };
}

/**
 * A run can fail although every test passed, because of an error that no test caught. Its text is
 * then the reason.
 */
export function reasonsOf(
  failures: readonly string[],
  code: number,
  output: string,
): readonly string[] {
  if (failures.length || !code) return failures;
  const [, unhandled = `vitest ended with ${code}`] = output.split(
    /(?=Unhandled (?:Errors|Rejection))/,
  );
  return [firstLines(unhandled, 3 * failureLines)];
}

function outcomesOf({ testResults }: Report): Outcome[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName = "", status }) => ({
      file: relative(".", name),
      title: fullName,
      status,
    })),
  );
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
              `${file}: ${fullName}\n${firstLines(failureMessages?.join("\n") ?? "")}\n${repeatCommand(file, fullName)}`,
          )
        : [`${file}\n${firstLines(message)}\n${repeatCommand(file)}`];
    });
}

/**
 * The command line that runs one test again, or a whole file. Vitest reads the title as a regular
 * expression.
 */
export function repeatCommand(file: string, title?: string): string {
  const command = `Repeat: npx vitest run ${file}`;
  if (!title) return command;
  const pattern = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return `${command} -t '^${pattern.replaceAll("'", String.raw`'\''`)}$'`;
}

/** Never reports success for a run that failed, or for a run without tests. */
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
