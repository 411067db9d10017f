import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { globSync } from "tinyglobby";
import { isMain, run } from "../../scripts/check.ts";
import { randomOf } from "../browser/payment/random.ts";
import { recordCase, recordedCases, writeCounts } from "../soak/counts.ts";
import { moneyFaults } from "./moneyFaults.ts";
import { apply, mutantsOf, type Mutant } from "./mutants.ts";

/** Code that is changed, and the tests that must notice. */
interface Target {
  /** Patterns of files. Their tests are left out. */
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

interface MutationSet {
  /** The name of the figures. */
  readonly part: string;
  /** The tests that must pass without a change. */
  readonly tests: readonly (readonly string[])[];
  /** Chooses the changes. */
  plant(): Planted[];
  /** Whether a change that only the type check refuses counts as noticed. */
  readonly hasTypes: boolean;
  /** The share of changes that may survive. */
  readonly mostSurvivors: number;
}

const folder = (name: string, ...tests: string[]): Target => ({
  files: [`src/shared/${name}/*.ts`],
  tests: tests.map((test) => `src/shared/${test}`),
});

const targets: readonly Target[] = [
  folder("money", "money", "bill"),
  folder("session", "session"),
  folder("mount", "mount"),
  folder("options", "options", "config"),
];

const seed = Number(process.env["MUTATION_SEED"] ?? 20_261_122);

/** `MUTATION_SET` chooses one. */
const sets: Readonly<Record<string, MutationSet>> = {
  shared: {
    part: "planted faults",
    tests: targets.map(({ tests }) => tests),
    plant: () => plantedFaults(Number(process.env["MUTANTS"] ?? 40), seed),
    hasTypes: true,
    mostSurvivors: 0.05,
  },
  /** What is sent once: the walks through the world alone must notice. */
  intents: {
    part: "planted faults in money intents",
    tests: [["test/world"]],
    plant: () => plantedMoneyFaults(),
    hasTypes: false,
    mostSurvivors: 0,
  },
};

const { part, tests, plant, hasTypes, mostSurvivors } =
  sets[process.env["MUTATION_SET"] ?? "shared"]!;

export interface Planted {
  readonly file: string;
  readonly mutant: Mutant;
  readonly tests: readonly string[];
  /** The flow that walks through the world first. The others follow if it does not notice. */
  readonly flow?: string;
}

function plantedMoneyFaults(): Planted[] {
  return moneyFaults.map(({ file, before, after, suffers, flow }) => {
    const code = readFileSync(file, "utf8");
    const start = code.indexOf(before);
    if (start < 0) throw new Error(`${file}: ${before} is not there`);
    const end = start + before.length;
    const line = code.slice(0, start).split("\n").length;
    const mutant = { operator: suffers, line, start, end, before, after };
    return { file, mutant, tests: ["test/world"], flow };
  });
}

const copied = [
  "src",
  "test",
  "demo",
  "mock-api",
  "cli",
  "build",
  "scripts",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
  "vitest.config.ts",
];

/** Chooses `count` changes, the same number from each target. The seed determines which. */
export function plantedFaults(count: number, seed: number): Planted[] {
  const random = randomOf(seed);
  const perTarget = Math.ceil(count / targets.length);
  return targets.flatMap(({ files, tests }) => {
    const all = globSync([...files, "!**/*.test.ts"], { expandDirectories: false })
      .toSorted()
      .flatMap((file) =>
        mutantsOf(readFileSync(file, "utf8")).map((mutant) => ({ file, mutant, tests })),
      );
    const chosenMutants: Planted[] = [];
    while (chosenMutants.length < perTarget && all.length)
      chosenMutants.push(...all.splice(Math.floor(random() * all.length), 1));
    return chosenMutants;
  });
}

/** A copy of the project in which a file can be changed while others work with the original. */
export function copyProject(to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const path of copied) cpSync(path, join(to, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(to, "node_modules"));
}

/** The outcome of a run of tests. `hung` means that the time limit ended it. */
type Ending = "passed" | "failed" | "hung";

/** The time limit in seconds. It is longer if other runs use the machine. */
const limit = Number(process.env["MUTATION_LIMIT"] ?? 120);

async function ending(
  project: string,
  tests: readonly string[],
  flow: string = "",
): Promise<Ending> {
  const { code } = await run(
    "sh",
    [
      "-c",
      `cd ${project} && timeout ${limit} node_modules/.bin/vitest run --project unit --bail 1 --retry 0 --testTimeout 20000 ${tests.join(" ")}`,
    ],
    { env: { WORLD_FLOW: flow } },
  );
  if (code === 124) return "hung";
  return code ? "failed" : "passed";
}

/** The check that noticed the change: the tests beside the file, the type check, or none. */
export type Verdict = "killed" | "refused by types" | "survived";

export async function verdictOn(
  project: string,
  { file, mutant, tests, flow }: Planted,
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
  // A busy machine can hang without a change too, so the change gets another try.
  const isNoticedBy = async (some: string | undefined): Promise<boolean> => {
    for (let tries = 0; tries < 3; tries++) {
      const result = await whileBroken(() => ending(project, tests, some));
      if (result === "passed") return false;
      if (result === "failed" || (await ending(project, tests, some)) === "passed") return true;
    }
    return false;
  };
  if (await isNoticedBy(flow)) return "killed";
  if (flow && (await isNoticedBy(undefined))) return "killed";
  if (!hasTypes) return "survived";
  const { code } = await whileBroken(() =>
    run("sh", ["-c", `cd ${project} && node_modules/.bin/tsc --noEmit -p .`]),
  );
  return code ? "refused by types" : "survived";
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 60);
const lineOf = ({ file, mutant }: Planted) =>
  `${file}:${mutant.line} ${mutant.operator}: ${inOneLine(mutant.before)} → ${inOneLine(mutant.after)}`;

const verdicts: readonly Verdict[] = ["killed", "refused by types", "survived"];

/** The changes with a result of an earlier run: `verdict: break`. */
const judged = () => [...recordedCases(part).keys()];
const countOf = (verdict: Verdict) =>
  judged()
    .filter((key) => key.startsWith(`${verdict}: `))
    .map((key) => key.slice(verdict.length + 2));

/**
 * Without a change, everything must pass. If the type check failed, changes that only types notice
 * would count as survivors.
 */
async function checkUnbroken(project: string): Promise<void> {
  for (const some of tests)
    if ((await ending(project, some)) !== "passed")
      throw new Error(`${some.join(", ")}: fails without a break`);
  if (!hasTypes) return;
  const { code } = await run("sh", ["-c", `cd ${project} && node_modules/.bin/tsc --noEmit -p .`]);
  if (code) throw new Error("types: fail without a break");
}

async function main(): Promise<void> {
  const project = resolve("test-results/mutation");
  const judgedBefore = process.env["SOAK_RESUME"] ? judged() : [];
  copyProject(project);
  await checkUnbroken(project);
  const all = plant();
  for (const planted of all) {
    const line = lineOf(planted);
    if (verdicts.some((verdict) => judgedBefore.includes(`${verdict}: ${line}`))) continue;
    const verdict = await verdictOn(project, planted);
    console.log(`${verdict === "survived" ? "✗" : "✓"} ${verdict}: ${line}`);
    recordCase(part, `${verdict}: ${line}`);
    writeCounts(part, {
      seed,
      planted: judged().length,
      "killed by tests": countOf("killed").length,
      "refused by types": countOf("refused by types"),
      survivors: countOf("survived"),
    });
  }
  rmSync(project, { recursive: true, force: true });
  if (countOf("survived").length > mostSurvivors * all.length) process.exitCode = 1;
}

if (isMain(import.meta)) await main();
