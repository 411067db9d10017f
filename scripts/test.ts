import { budgetChecks } from "./budgets.ts";
import { print, run, tallyOf, type Check, type Tally } from "./check.ts";
import { chromiumCheck } from "./chromium.ts";
import { lintChecks } from "./lint.ts";
import { requirementChecks } from "./requirements.ts";
import { vitestTally } from "./vitest.ts";

const total: Tally = { passed: 0, failed: 0 };
const begin = Date.now();

/** Tells whether all of it passed. */
async function stage(name: string, work: () => Promise<Tally>): Promise<boolean> {
  console.log(`\n── ${name} (after ${Math.round((Date.now() - begin) / 1000)} s)`);
  const { passed, failed } = await work().catch((error: unknown) => {
    console.log(`✗ ${name}: ${error instanceof Error ? error.stack : String(error)}`);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  return !failed;
}

const checks = (find: () => Promise<Check[]> | Check[]) => async () => {
  const results = await find();
  results.forEach(print);
  return tallyOf(results);
};

async function buildCheck(): Promise<Check> {
  const { code, output } = await run("node_modules/.bin/vite", ["build", "--logLevel", "warn"]);
  return { name: "build: vite", problems: code ? [output.trim()] : [] };
}

await stage(
  "browser at hand",
  checks(async () => [await chromiumCheck()]),
);
await stage("lint", checks(lintChecks));
const isBuilt = await stage(
  "build",
  checks(async () => [await buildCheck()]),
);
await stage("budgets", checks(budgetChecks));
await stage("unit and widget tests", () => vitestTally("unit", "guests", "tools"));
await stage("requirements", checks(requirementChecks));
// Without a bundle each of these would only wait for it in vain.
if (isBuilt) await stage("package in applications", () => vitestTally("package"));
if (isBuilt) await stage("browser tests", () => vitestTally("browser"));

process.exitCode = total.failed || !total.passed ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
