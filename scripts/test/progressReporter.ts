import { statSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import {
  DefaultReporter,
  type TestCase,
  type TestModule,
  type TestSpecification,
} from "vitest/node";
import { firstLines } from "./firstLines.ts";
import { secondsLeft, timeLeftText, type Progress } from "./timeLeft.ts";

/** The data in `TEST_PROGRESS`, with which the run informs this reporter. */
export interface ProgressPlan extends Omit<Progress, "share" | "elapsed"> {
  readonly part: string;
  /** The file into which tests that passed only when repeated are written, as `Retry[]`. */
  readonly retriesPath: string;
}

/** A test that failed at first, and passed when vitest repeated it. */
export interface Retry {
  readonly file: string;
  readonly title: string;
  /** Message and place of the first failure. */
  readonly reason: string;
}

/** The smallest interval between two lines of a log. */
const pauseMs = 10_000;

/**
 * Shows the progress of the run instead of a line for each file. A file with failures is printed at
 * once.
 */
export default class ProgressReporter extends DefaultReporter {
  readonly #plan: ProgressPlan = JSON.parse(process.env["TEST_PROGRESS"] ?? "{}");
  readonly #begin = Date.now();
  #lastLine = 0;
  #fileCount = 0;
  #doneCount = 0;
  #testCount = 0;
  #failedCount = 0;
  /** Files by size, because vitest starts with the largest, and the number of finished tests. */
  readonly #weights = new Map<string, { readonly bytes: number; tests: number; done: number }>();

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#fileCount = specifications.length;
    for (const { moduleId } of specifications)
      this.#weights.set(moduleId, { bytes: statSync(moduleId).size, tests: 0, done: 0 });
    super.onTestRunStart(specifications);
  }

  override onTestModuleCollected(module: TestModule): void {
    super.onTestModuleCollected(module);
    const weight = this.#weights.get(module.moduleId);
    if (weight)
      weight.tests = [...module.children.allTests()].filter(
        ({ options }) => options.mode !== "skip",
      ).length;
  }

  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test);
    if (test.result().state === "skipped") return;
    this.#testCount += 1;
    const weight = this.#weights.get(test.module.moduleId);
    if (weight) weight.done += 1;
    this.#tell();
  }

  override printTestModule(module: TestModule): void {
    this.#doneCount += 1;
    const weight = this.#weights.get(module.moduleId);
    if (weight) weight.done = weight.tests = 1;
    if (module.state() === "failed") {
      this.#failedCount += 1;
      super.printTestModule(module);
    }
    this.#tell();
  }

  #tell(): void {
    const now = Date.now();
    const isLast = this.#doneCount === this.#fileCount;
    if (now - this.#lastLine < pauseMs && !isLast) return;
    this.#lastLine = now;
    this.log(this.#line(now));
  }

  #share(): number {
    let [bytes, done] = [0, 0];
    for (const weight of this.#weights.values()) {
      bytes += weight.bytes;
      if (weight.tests) done += (weight.bytes * Math.min(weight.done, weight.tests)) / weight.tests;
    }
    return bytes ? done / bytes : 0;
  }

  override onTestRunEnd(
    ...[modules, errors, reason]: Parameters<DefaultReporter["onTestRunEnd"]>
  ): void {
    super.onTestRunEnd(modules, errors, reason);
    if (this.#plan.retriesPath)
      writeFileSync(this.#plan.retriesPath, JSON.stringify(modules.flatMap(retriesOf)));
  }

  #line(now: number): string {
    const { part, ...rest } = this.#plan;
    const left = secondsLeft({
      ...rest,
      share: this.#share(),
      elapsed: (now - this.#begin) / 1000,
    });
    const failed = this.#failedCount ? `, ${this.#failedCount} with failures` : "";
    return `   ${part}: ${this.#doneCount} of ${this.#fileCount} files, ${this.#testCount} tests${failed}; ${timeLeftText(left)}`;
  }
}

function retriesOf(module: TestModule): Retry[] {
  return [...module.children.allTests()]
    .filter((test) => test.result().state === "passed" && test.diagnostic()?.retryCount)
    .map((test) => ({
      file: relative(".", module.moduleId),
      title: test.fullName,
      reason: reasonOf(test),
    }));
}

function reasonOf(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const [frame] = error?.stacks ?? [];
  const place = frame && `${relative(".", frame.file)}:${frame.line}`;
  return [firstLines(error?.message ?? ""), place].filter(Boolean).join("\n");
}
