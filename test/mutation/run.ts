import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { globSync } from "tinyglobby";
import { isMain, run } from "../../scripts/check.ts";
import { randomOf } from "../browser/payment/random.ts";
import { writeCounts } from "../soak/counts.ts";
import { apply, mutantsOf, type Mutant } from "./mutants.ts";

/** The folders whose code is broken, each with the tests beside it that must notice. */
export const folders: Readonly<Record<string, readonly string[]>> = {
  money: ["src/shared/money", "src/shared/bill"],
  session: ["src/shared/session"],
  mount: ["src/shared/mount"],
  options: ["src/shared/options", "src/shared/config"],
};

export interface Planted {
  readonly file: string;
  readonly mutant: Mutant;
  readonly tests: readonly string[];
}

const copied = [
  "src",
  "test",
  "demo",
  "cli",
  "build",
  "scripts",
  "package.json",
  "tsconfig.json",
  "vitest.config.ts",
];

/** So many breaks, in equal parts from the folders; a seed decides which. */
export function plantedFaults(count: number, seed: number): Planted[] {
  const random = randomOf(seed);
  const perFolder = Math.ceil(count / Object.keys(folders).length);
  return Object.entries(folders).flatMap(([folder, tests]) => {
    const all = globSync([`src/shared/${folder}/*.ts`, `!**/*.test.ts`], {
      expandDirectories: false,
    })
      .toSorted()
      .flatMap((file) =>
        mutantsOf(readFileSync(file, "utf8")).map((mutant) => ({ file, mutant, tests })),
      );
    const chosen: Planted[] = [];
    while (chosen.length < perFolder && all.length)
      chosen.push(...all.splice(Math.floor(random() * all.length), 1));
    return chosen;
  });
}

/** A copy of the project in which a file may be broken while others work with the original. */
export function copyProject(to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const path of copied) cpSync(path, join(to, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(to, "node_modules"));
}

/** How a run of tests ended; `hung` is one that a limit of two minutes ended. */
type Ending = "passed" | "failed" | "hung";

async function ending(project: string, tests: readonly string[]): Promise<Ending> {
  const { code } = await run("sh", [
    "-c",
    `cd ${project} && timeout 120 node_modules/.bin/vitest run --project unit --bail 1 --retry 0 --testTimeout 20000 ${tests.join(" ")}`,
  ]);
  if (code === 124) return "hung";
  return code ? "failed" : "passed";
}

/** The check that found the planted fault: the tests beside the file, the type check, or none. */
export type Verdict = "killed" | "refused by types" | "survived";

export async function verdictOn(
  project: string,
  { file, mutant, tests }: Planted,
): Promise<Verdict> {
  const path = join(project, file);
  const original = readFileSync(path, "utf8");
  const whileBroken = async <T>(work: () => Promise<T>): Promise<T> => {
    writeFileSync(path, apply(original, mutant));
    try {
      return await work();
    } finally {
      writeFileSync(path, original);
    }
  };
  // A busy machine can hang without a break as well; then the break gets another try.
  for (let tries = 0; tries < 3; tries++) {
    const result = await whileBroken(() => ending(project, tests));
    if (result === "passed") break;
    if (result === "failed" || (await ending(project, tests)) === "passed") return "killed";
  }
  const { code } = await whileBroken(() =>
    run("sh", ["-c", `cd ${project} && node_modules/.bin/tsc --noEmit -p .`]),
  );
  return code ? "refused by types" : "survived";
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 60);

async function main(): Promise<void> {
  const count = Number(process.env["MUTANTS"] ?? 40);
  const seed = Number(process.env["MUTATION_SEED"] ?? 20_261_122);
  const project = resolve("test-results/mutation");
  copyProject(project);
  for (const tests of Object.values(folders))
    if ((await ending(project, tests)) !== "passed")
      throw new Error(`${tests.join(", ")}: fails without a break`);
  const { code: typesFail } = await run("sh", [
    "-c",
    `cd ${project} && node_modules/.bin/tsc --noEmit -p .`,
  ]);
  const seen: Record<Verdict, string[]> = { killed: [], "refused by types": [], survived: [] };
  const all = plantedFaults(count, seed);
  for (const planted of all) {
    const verdict = await verdictOn(project, planted);
    const { file, mutant } = planted;
    const line = `${file}:${mutant.line} ${mutant.operator}: ${inOneLine(mutant.before)} → ${inOneLine(mutant.after)}`;
    console.log(`${verdict === "survived" ? "✗" : "✓"} ${verdict}: ${line}`);
    seen[typesFail && verdict === "refused by types" ? "survived" : verdict].push(line);
  }
  rmSync(project, { recursive: true, force: true });
  writeCounts("planted faults", {
    seed,
    planted: all.length,
    "killed by tests": seen.killed.length,
    "refused by types": seen["refused by types"],
    survivors: seen.survived,
  });
  if (seen.survived.length > 0.05 * all.length) process.exitCode = 1;
}

if (isMain(import.meta)) await main();
