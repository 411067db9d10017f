import { notCheckedLines, print, tallyOf, type Check, type Tally } from "../check.ts";
import type { ProgressPlan } from "./progressReporter.ts";
import type { ChangedAttempts } from "./changedTests.ts";

/** A part of a run. */
export interface Part {
  readonly name: string;
  /** The seconds that it takes on two idle cores. The remaining time is calculated from it. */
  readonly typical: number;
  readonly needs?: readonly ("bundle" | "browser")[];
  /** Runs the part, and reports to the log. */
  readonly work: (log: RunLog) => Promise<void>;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The results of a run so far, and its progress. */
export class RunLog {
  readonly #begin = Date.now();
  readonly #parts: readonly Part[];
  readonly #total: Tally = { passed: 0, failed: 0 };
  readonly #failures: string[] = [];
  readonly #passedAlone: string[] = [];
  readonly #retries: string[] = [];
  readonly #notes: string[] = [];
  readonly #notChecked: string[] = [];
  readonly #unchanged = { files: 0, tests: 0 };
  #at = 0;

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
  }

  begin(part: Part): void {
    this.#at = this.#parts.indexOf(part);
    const elapsed = Math.round(this.#seconds());
    console.log(`\n── ${this.#at + 1} of ${this.#parts.length}: ${part.name} (after ${elapsed} s)`);
  }

  /** The position of a vitest run in the whole run, for its reporter. */
  progress(): Omit<ProgressPlan, "retriesPath"> {
    const typical = this.#parts.map((part) => part.typical);
    return {
      part: this.#parts[this.#at]?.name ?? "",
      typical: typical[this.#at] ?? 0,
      typicalBefore: sum(typical.slice(0, this.#at)),
      elapsedBefore: this.#seconds(),
      typicalAfter: sum(typical.slice(this.#at + 1)),
    };
  }

  /** Adds checks. `command` repeats them. */
  checks(results: readonly Check[], command: string): void {
    results.forEach(print);
    this.#add(tallyOf(results));
    this.#notChecked.push(...notCheckedLines(results));
    for (const { name, problems } of results)
      if (problems.length)
        this.#failures.push([name, ...problems, `Repeat: ${command}`].join("\n"));
  }

  tests({ tally, failures, passedAlone, retries, unchanged }: ChangedAttempts): void {
    this.#unchanged.files += unchanged.files;
    this.#unchanged.tests += unchanged.tests;
    this.#add(tally);
    this.#failures.push(...failures);
    this.#passedAlone.push(...passedAlone);
    this.#retries.push(...retries.map(({ file, title, reason }) => `${file}: ${title}\n${reason}`));
  }

  fail(reason: string): void {
    console.log(`✗ ${reason}`);
    this.#add({ passed: 0, failed: 1 });
    this.#failures.push(reason);
  }

  /** A line for the end of the log. */
  note(line: string): void {
    this.#notes.push(line);
  }

  /** Prints failures first, then notes, then the tally. Returns the exit code. */
  conclude(): number {
    for (const reason of this.#failures) console.log(`\nFailed: ${reason}`);
    for (const reason of this.#passedAlone)
      console.log(`\nPassed only at the second attempt, alone: ${reason}`);
    for (const test of this.#retries) console.log(`\nPassed only when repeated: ${test}`);
    console.log();
    if (!this.#passedAlone.length && !this.#retries.length) console.log("No test was repeated.");
    const { files, tests } = this.#unchanged;
    if (files)
      console.log(
        `Not run again: ${tests} tests of ${files} files that have not changed since they passed. \`npm test -- --fresh\` runs them.`,
      );
    for (const line of [...this.#notes, ...this.#notChecked]) console.log(line);
    const { passed, failed } = this.#total;
    console.log(`${minutesText(this.#seconds())} in all\n\n${passed} passed, ${failed} failed`);
    return failed || !passed ? 1 : 0;
  }

  #add({ passed, failed }: Tally): void {
    this.#total.passed += passed;
    this.#total.failed += failed;
  }

  #seconds(): number {
    return (Date.now() - this.#begin) / 1000;
  }
}

function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
