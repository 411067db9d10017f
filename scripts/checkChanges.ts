import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { widgetEntries } from "../build/widgetEntries.ts";
import { changedFiles } from "./changes/changedFiles.ts";
import { importersIn } from "./changes/importGraph.ts";
import { scopeOf } from "./changes/scope.ts";
import { notCheckedLines, print, tallyOf, toolCheck, type Check } from "./check.ts";
import { filesBelow } from "./files.ts";
import { staticChecks } from "./lint.ts";
import { runVitest, type VitestRun } from "./test/vitest.ts";

/**
 * Takes about a minute on two cores. If a change affects more, only some of them run here, and all
 * of them in `npm test` and `npm run test:all`.
 */
const componentTestLimit = 12;
const exampleLimit = 30;

const begin = Date.now();
const { values } = parseArgs({ options: { since: { type: "string" } } });
const { base, files } = changedFiles(values.since);
const scope = touchedBy(files);
const results: Check[] = [];

console.log(`files changed since ${base.slice(0, 8)}: ${files.length}`);
console.log(`widgets touched: ${scope.widgets.join(", ") || "none"}\n`);

// The build leaves one processor to the checks of the source.
const build = scope.widgets.length
  ? toolCheck("build", "vite", ["build", "--logLevel", "warn"])
  : undefined;
for (const check of staticChecks) report(await check());
if (build) report(await build);
await runTests();
if (build && !(await build).problems.length) await runExamples();
await runBrowserTests();
summarize();

function touchedBy(changed: readonly string[]) {
  const all = filesBelow(["src", "test", "demo", "mock-api", "scripts", "build", "cli"], /\.tsx?$/);
  return scopeOf(changed, {
    widgets: Object.keys(widgetEntries()),
    files: all,
    importers: importersIn(all),
    read: (file) => readFileSync(file, "utf8"),
  });
}

async function runTests(): Promise<void> {
  const componentTests = scope.componentTests.slice(0, componentTestLimit);
  const projects = ["unit", "tools", "guests", "guests-cards", "guests-alone"];
  const skippedCount = scope.componentTests.length - componentTests.length;
  const note = skippedCount ? `, ${skippedCount} files left to npm test` : "";
  await runFiles("tests", { projects, files: [...scope.tests, ...componentTests] }, note);
}

async function runExamples(): Promise<void> {
  const env = { MATRIX_WIDGETS: scope.widgets.join(), MATRIX_LIMIT: String(exampleLimit) };
  const files = ["test/browser/matrix/examples.test.ts"];
  await runFiles("examples in a browser", { projects: ["browser"], files, env });
}

async function runBrowserTests(): Promise<void> {
  const run = { projects: ["browser"], files: scope.browserTests };
  await runFiles("browser tests", run);
}

async function runFiles(name: string, run: VitestRun, note = ""): Promise<void> {
  if (!run.files?.length) return;
  console.log(`… ${name}`);
  const { tally, skipped, failures, output } = await runVitest(run);
  const skippedText = skipped ? `, ${skipped} left to npm run test:all` : "";
  report({
    name: `${name}: ${tally.passed} passed${skippedText}${note}`,
    // If a run failed outside of its tests, or ran no test, a person has to read its whole output.
    problems: !tally.failed ? [] : failures.length ? failures : [output.trim()],
  });
}

function report(check: Check): void {
  results.push(check);
  print(check);
}

function summarize(): void {
  const names = results.filter(({ problems }) => problems.length).map(({ name }) => `✗ ${name}`);
  const { passed, failed } = tallyOf(results);
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log();
  const notChecked = notCheckedLines(results);
  for (const line of [...names, ...notChecked]) console.log(line);
  console.log(`${passed} checks passed, ${failed} failed, ${seconds} s`);
  if (failed) process.exitCode = 1;
}
