import { budgetChecks } from "./budgets.ts";
import { print, run, tallyOf, type Check, type Tally } from "./check.ts";
import { chromiumCheck } from "./chromium.ts";
import { compatCheck } from "./compat.ts";
import { engineChecks, runEngines } from "./engines.ts";
import { lintChecks } from "./lint.ts";
import { requirementChecks } from "./requirements.ts";
import { vitestAttempts, type Attempts } from "./vitest.ts";

const total: Tally = { passed: 0, failed: 0 };
const begin = Date.now();
/** The failures, repeated at the end of the log, where a long log is read from. */
const failures: string[] = [];
const retriedFiles: string[] = [];

/** Returns true if everything passed. */
async function stage(name: string, work: () => Promise<Tally>): Promise<boolean> {
  console.log(`\n── ${name} (after ${Math.round((Date.now() - begin) / 1000)} s)`);
  const { passed, failed } = await work().catch((error: unknown) => {
    const reason = `✗ ${name}: ${error instanceof Error ? error.stack : String(error)}`;
    console.log(reason);
    failures.push(reason);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  return !failed;
}

/** Each failure ends with the command that repeats these checks. */
const checks = (find: () => Promise<Check[]> | Check[], command: string) => async () => {
  const results = await find();
  results.forEach(print);
  for (const { name, problems } of results)
    if (problems.length) failures.push([name, ...problems, `Repeat: ${command}`].join("\n"));
  return tallyOf(results);
};

const tests = (attempt: () => Promise<Attempts>) => async () => {
  const attempts = await attempt();
  failures.push(...attempts.failures);
  retriedFiles.push(...attempts.late);
  return attempts.tally;
};

async function buildCheck(): Promise<Check> {
  const { code, output } = await run("node_modules/.bin/vite", ["build", "--logLevel", "warn"]);
  return { name: "build: vite", problems: code ? [output.trim()] : [] };
}

await stage(
  "browsers at hand",
  checks(async () => [await chromiumCheck(), ...(await engineChecks())], "npm test"),
);
await stage("lint", checks(lintChecks, "npm run lint"));
const isBuilt = await stage(
  "build",
  checks(async () => [await buildCheck()], "npm run build"),
);
await stage("budgets", checks(budgetChecks, "npm run build && npm run budgets"));
if (isBuilt)
  await stage(
    "claimed browsers",
    checks(() => [compatCheck()], "npm run build && npm run compat"),
  );
await stage(
  "unit and widget tests",
  tests(() => vitestAttempts(["unit", "guests", "tools"])),
);
await stage("requirements", checks(requirementChecks, "npm run requirements"));
// Without a bundle each of these would only time out.
if (isBuilt)
  await stage(
    "package in applications",
    tests(() => vitestAttempts(["package"])),
  );
if (isBuilt)
  await stage(
    "browser tests",
    tests(() => vitestAttempts(["browser"])),
  );
if (isBuilt)
  await stage(
    "main flows in Chromium, Firefox and WebKit",
    tests(() => runEngines()),
  );

for (const reason of retriedFiles)
  console.log(`\nPassed only at the second attempt, alone: ${reason}`);
for (const reason of failures) console.log(`\nFailed: ${reason}`);

process.exitCode = total.failed || !total.passed ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
