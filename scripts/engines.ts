import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { engineNames, missing, type EngineName } from "./browsers/engines.ts";
import { isMain, run, type Check } from "./check.ts";
import { mayInstall } from "./chromium.ts";
import { vitestAttempts, type Attempts, type Outcome, type VitestRun } from "./test/vitest.ts";

const packages: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: [],
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb"],
};

/** Debian packages for the engines that this machine lacks. None if nothing may be installed. */
export function packagesFor(
  lacking: readonly EngineName[],
  { isRoot, hasApt, may }: { isRoot: boolean; hasApt: boolean; may: boolean },
): string[] {
  return isRoot && hasApt && may ? lacking.flatMap((engine) => packages[engine]) : [];
}

/**
 * Installs missing engines and lists the available ones. A missing engine is not a failure: its
 * tests are skipped.
 */
export async function engineChecks(args: readonly string[] = process.argv): Promise<Check[]> {
  const names = packagesFor(
    engineNames.filter((engine) => missing(engine)),
    {
      isRoot: process.getuid?.() === 0,
      hasApt: existsSync("/usr/bin/apt-get"),
      may: mayInstall(args, process.env),
    },
  );
  if (names.length) await install(names);
  return engineNames
    .filter((engine) => engine !== "chromium")
    .map((engine) => ({
      name: `engine: ${engine}${missing(engine) ? ` is left out: ${missing(engine)}` : ""}`,
      problems: [],
    }));
}

async function install(names: readonly string[]): Promise<void> {
  const words = ["install", "--yes", "--no-install-recommends", ...names];
  console.log(`Installing as root: apt-get update && apt-get ${words.join(" ")}`);
  console.log("`--no-install` or NO_BROWSER_INSTALL=1 prevents this.");
  for (const step of [["update"], words]) {
    const { code, output } = await run("apt-get", step, {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    if (code) console.log(output.slice(-2_000));
  }
}

/** Runs the tests of all engines, and prints what ran in which. */
export async function runEngines(given: Partial<VitestRun> = {}): Promise<Attempts> {
  const attempts = await vitestAttempts({ ...given, projects: ["engines"] });
  const { outcomes } = attempts;
  for (const row of tableOf(outcomes)) console.log(row);
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/engines.json", JSON.stringify(outcomes, null, 2));
  return attempts;
}

/** One line for each engine: how many of its tests passed, failed and were skipped. */
export function tableOf(outcomes: readonly Outcome[]): string[] {
  const cell = (engine: EngineName, kind: RegExp, status: RegExp) =>
    outcomes.filter(
      (one) =>
        one.file.endsWith(`/${engine}.test.ts`) && kind.test(one.title) && status.test(one.status),
    ).length;
  const share = (engine: EngineName, kind: RegExp) =>
    `${cell(engine, kind, /passed/)} of ${cell(engine, kind, /passed|failed/)}`;
  return [
    "| Engine | First screens | Main flows by keyboard | Host pages | Plays of examples |",
    "|---|---|---|---|---|",
    ...engineNames.map(
      (engine) =>
        `| ${engine} | ${share(engine, /: paints/)} | ${share(engine, /by keyboard alone/)} | ${share(engine, /mount contract/)} | ${share(engine, /play of/)} |`,
    ),
  ];
}

const page = "docs/engines.md";
const table = /(<!-- plays -->\n)[\s\S]*(<!-- \/plays -->)/;

if (isMain(import.meta)) {
  for (const { name } of await engineChecks()) console.log(name);
  const { tally, outcomes } = await runEngines({ env: { ENGINES_ALL: "1" } });
  const rows = tableOf(outcomes).join("\n");
  writeFileSync(page, readFileSync(page, "utf8").replace(table, `$1\n${rows}\n\n$2`));
  process.exitCode = tally.failed ? 1 : 0;
}
