import { writeDeclarations } from "../build/texts/writeDeclarations.ts";
import { conclude, isMain, toolCheck, type Check } from "./check.ts";
import { generatedPagesCheck } from "./docs/generatedPages.ts";
import { addressCheck } from "./lint/addresses.ts";
import { auditCheck } from "./lint/audit.ts";
import { importCyclesCheck } from "./lint/importCycles.ts";
import { lockfileCheck } from "./lint/lockfile.ts";
import { castCheck } from "./lint/casts.ts";
import { moduleStateCheck } from "./lint/moduleState.ts";
import { textChecks } from "./texts.ts";

/** The cache of tsc, which then checks only what has changed since the last run. */
const typesCache = "node_modules/.cache/types.tsbuildinfo";

/**
 * Static checks: types, rules, unused exports, format, the lockfile, addresses that must not be in
 * the repository, and known vulnerabilities of packages.
 */
export const staticChecks: readonly (() => Check | Promise<Check>)[] = [
  () => {
    writeDeclarations(process.cwd());
    return toolCheck("types: tsc", "tsc", [
      "--noEmit",
      "--incremental",
      "--tsBuildInfoFile",
      typesCache,
    ]);
  },
  () => toolCheck("rules: oxlint", "oxlint", ["--deny-warnings", "--format=unix"]),
  () =>
    toolCheck("unused exports, files and dependencies: knip", "knip", [
      "--no-progress",
      "--reporter=compact",
      "--treat-config-hints-as-errors",
    ]),
  () => toolCheck("format: oxfmt", "oxfmt", ["--check"]),
  lockfileCheck,
  ...textChecks,
  generatedPagesCheck,
  importCyclesCheck,
  moduleStateCheck,
  castCheck,
  addressCheck,
  auditCheck,
];

export async function lintChecks(): Promise<Check[]> {
  const checks: Check[] = [];
  for (const check of staticChecks) checks.push(await check());
  return checks;
}

if (isMain(import.meta)) conclude(await lintChecks());
