import { conclude, isMain, toolCheck, type Check } from "./check.ts";
import { addressCheck } from "./lint/addresses.ts";
import { auditCheck } from "./lint/audit.ts";
import { lockfileCheck } from "./lint/lockfile.ts";

/** Everything that needs no running code: types, rules, unused exports, layout, the lockfile, addresses that must not be in the repository, known weaknesses of packages. */
export async function lintChecks(): Promise<Check[]> {
  return [
    await toolCheck("types: tsc", "tsc", ["--noEmit"]),
    await toolCheck("rules: oxlint", "oxlint", ["--deny-warnings", "--format=unix"]),
    await toolCheck("unused exports, files and dependencies: knip", "knip", [
      "--no-progress",
      "--reporter=compact",
      "--treat-config-hints-as-errors",
    ]),
    await toolCheck("format: oxfmt", "oxfmt", ["--check"]),
    lockfileCheck(),
    await addressCheck(),
    await auditCheck(),
  ];
}

if (isMain(import.meta)) conclude(await lintChecks());
