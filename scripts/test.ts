import { budgetChecks } from "./budgets.ts";
import { run, type Check } from "./check.ts";
import { browserNote, chromiumAtHand } from "./chromium.ts";
import { compatCheck } from "./compat.ts";
import { engineChecks, runEngines } from "./engines.ts";
import { lintChecks } from "./lint.ts";
import { requirementChecks } from "./requirements.ts";
import { testArguments } from "./test/arguments.ts";
import { shareOf, sharesOf } from "./test/shares.ts";
import { RunLog, type Part } from "./test/log.ts";
import { testFiles } from "./test/files.ts";
import type { Tier } from "./test/tiers.ts";
import { changedTests } from "./test/changedTests.ts";

const { tier, isFresh, requiresBrowser } = testArguments(process.argv.slice(2), process.env);

/** Set by the parts of the run that create them. */
let isBuilt = false;
let browser: Awaited<ReturnType<typeof chromiumAtHand>> | undefined;

async function buildChecks(log: RunLog): Promise<void> {
  const { code, output } = await run("node_modules/.bin/vite", ["build", "--logLevel", "warn"]);
  isBuilt = !code;
  const build: Check = { name: "build: vite", problems: code ? [output.trim()] : [] };
  log.checks([build], "npm run build");
}

/** Builds the widgets, and checks the size of the bundle and what it needs. */
async function bundleChecks(log: RunLog): Promise<void> {
  await buildChecks(log);
  log.checks(await budgetChecks(), "npm run build && npm run budgets");
  if (isBuilt) log.checks([compatCheck()], "npm run build && npm run compat");
}

async function findBrowsers(log: RunLog): Promise<void> {
  browser = await chromiumAtHand();
  if (browser.path) log.checks([{ name: `browser: ${browser.path}`, problems: [] }], "npm test");
  else if (requiresBrowser) log.fail(`browser: ${browser.reason}, and this run requires one`);
  log.checks(await engineChecks(), "npm test");
}

const shares = sharesOf({
  isCi: Boolean(process.env["CI"]),
  day: Math.floor(Date.now() / 86_400_000),
  essentialSeconds: Number(process.env["ESSENTIAL_SECONDS"] ?? 0),
});

/** The tests of these projects, as a part of the command. The shares are of examples and files. */
const tests =
  (projects: readonly string[], examples?: string, files = "1/1") =>
  async (log: RunLog) => {
    const env = examples === undefined ? {} : { MATRIX_SHARD: examples };
    const given = {
      projects,
      files: shareOf(testFiles(projects, tier), files),
      tier,
      env,
      isFresh,
    };
    log.tests(await changedTests({ ...given, progress: log.progress() }));
  };

async function engineTests(log: RunLog): Promise<void> {
  const projects = ["engines"];
  const files = testFiles(projects, tier);
  const env = tier === "thorough" ? { ENGINES_ALL: "1", MATRIX_SHARD: shares.engines } : {};
  const given = { projects, files, tier, env, isFresh, progress: log.progress() };
  log.tests(await changedTests(given, runEngines));
}

/** How long these take on two idle cores. CONTRIBUTING.md says how this is measured. */
const parts: Readonly<Record<Tier, readonly Part[]>> = {
  essential: [
    {
      name: "types, lint, build, budgets",
      typical: 35,
      work: async (log) => {
        const lint = lintChecks();
        await bundleChecks(log);
        log.checks(await lint, "npm run lint");
      },
    },
    {
      name: "unit and widget tests",
      typical: 250,
      work: tests(["unit", "guests", "guests-cards", "guests-alone", "tools"]),
    },
    {
      name: "requirements",
      typical: 2,
      work: async (log) => log.checks(requirementChecks(), "npm run requirements"),
    },
    { name: "browsers at hand", typical: 1, work: findBrowsers },
    {
      name: "widgets in Chromium",
      typical: 130,
      needs: ["bundle", "browser"],
      work: tests(["browser"]),
    },
    {
      name: "main flows by keyboard in Chromium, and a smoke test in Firefox and WebKit",
      typical: 40,
      needs: ["bundle", "browser"],
      work: engineTests,
    },
  ],
  thorough: [
    { name: "build", typical: 12, work: buildChecks },
    { name: "browsers at hand", typical: 1, work: findBrowsers },
    {
      name: "unit and widget tests, all examples",
      typical: 200,
      work: tests(["unit", "guests", "guests-cards", "guests-alone", "tools"], shares.examples),
    },
    {
      name: "package in applications",
      typical: 30,
      needs: ["bundle", "browser"],
      work: tests(["package"]),
    },
    {
      name: "all examples and flows in Chromium",
      typical: 800,
      needs: ["bundle", "browser"],
      work: tests(["browser"], shares.examples, shares.files),
    },
    {
      name: "languages",
      typical: 200,
      needs: ["bundle", "browser"],
      work: tests(["languages"], shares.languages),
    },
    {
      name: "Chromium, Firefox and WebKit",
      typical: 120,
      needs: ["bundle", "browser"],
      work: engineTests,
    },
  ],
};

const log = new RunLog(parts[tier]);
const leftOut: string[] = [];
for (const part of parts[tier]) {
  // Without a bundle, each of these would only time out.
  if (part.needs?.includes("bundle") && !isBuilt) continue;
  if (part.needs?.includes("browser") && !browser?.path) {
    leftOut.push(part.name);
    continue;
  }
  log.begin(part);
  await part
    .work(log)
    .catch((error: unknown) =>
      log.fail(`${part.name}: ${error instanceof Error ? error.stack : String(error)}`),
    );
}
if (tier === "thorough" && shares.files !== "1/1")
  log.note(`The machine is slow: part ${shares.files} of the thorough tests.`);
if (browser?.reason && leftOut.length) log.note(browserNote(leftOut, browser.reason));
process.exitCode = log.conclude();
