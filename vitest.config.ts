import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { globSync } from "tinyglobby";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { textModules } from "./build/texts/textModules.ts";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/** The source runs without the build's table: widgets come from the registry's own imports. Each project gets a copy, since vitest empties what it is given. */
const define = Object.freeze({
  __FROM_TABLE__: "false",
  __VERSION__: JSON.stringify(version),
});

/** Tests of guests compute most of the time; a page for each worker costs much of it anew. */
const workers = 2 * availableParallelism();
/** Their browsers compute in processes of their own, and wait for timers and answers a third of the time. */
const browserWorkers = Math.max(3, availableParallelism());

/** How long a test waits for what must come: nothing is slow enough to reach it, so that only a failure takes that long. */
const timeoutMs = 30_000;

/** Tests in jsdom. */
const inPage = {
  maxWorkers: workers,
  // Pages leave much behind at once: with more room for it, the collector runs less often.
  execArgv: ["--max-semi-space-size=32"],
  environment: "jsdom" as const,
  environmentOptions: { jsdom: { url: "https://host.example/" } },
  setupFiles: ["test/support/setup.ts"],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: timeoutMs } },
  restoreMocks: true,
  unstubGlobals: true,
};

const guestFiles = [
  "test/widgets/**/*.test.{ts,tsx}",
  "test/soak/network/**/*.test.ts",
  "test/support/mountWidget.test.ts",
];

/** The test files of guests whose text matches. */
const guestFilesWith = (text: RegExp) =>
  globSync(guestFiles).filter((file) => text.test(readFileSync(file, "utf8")));

/** Files that replace modules, or configure the page or its texts, which the next file would meet. */
const ownPageFiles = guestFilesWith(
  /fakes\/plaid|vi\.(mock|hoisted)|\.configure\(|configurePage\(\{\s*texts/,
);

/** Files that pay by the fake of the card provider, which stays in the page. */
const cardFiles = guestFilesWith(/fakes\/stripe|checkoutSupport/).filter(
  (file) => !ownPageFiles.includes(file),
);

/** Tests of mounted widgets. */
function guestTests(test: {
  name: string;
  include: string[];
  exclude?: string[];
  isolate?: boolean;
}) {
  return {
    plugins: [textModules()],
    define: { ...define },
    oxc: { jsx: { runtime: "automatic" as const, development: false } },
    test: {
      ...inPage,
      setupFiles: [
        "test/support/production.ts",
        "test/support/computedStyle.ts",
        "test/support/shortWaits.ts",
        ...inPage.setupFiles,
      ],
      // What an earlier page of the same file still had to do may be late once on a busy machine.
      retry: 1,
      ...test,
    },
  };
}

/** They take longest, so they begin first, and the other files of their project fill their gaps. */
const longFiles = [
  "matrix/examples",
  "payment/twoTabs",
  "matrix/faults",
  "matrix/leaks",
  "world/world",
  "widgets/LeftBehind",
  "widgets/ManagersWebApp",
  "widgets/BulkGiftingApp",
  "widgets/OfferClaimAppFaults",
];

/** Project by project, long files first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, not an array's
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((a, b) => rank(a) - rank(b)),
    );
  }
}

function rank({ moduleId }: TestSpecification): number {
  const long = longFiles.findIndex((part) => moduleId.includes(part));
  return long < 0 ? longFiles.length : long;
}

/** Which of the two commands runs a test; without a tag it is `npm test`. A file says `@module-tag thorough` for all of its tests. */
const tags = [
  { name: "thorough", description: "Left to `npm run test:all`." },
  {
    name: "essential",
    description: "Part of `npm test`, although its file is left to `test:all`.",
  },
];

export default defineConfig({
  test: {
    silent: "passed-only",
    tags,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [textModules()],
        define: { ...define },
        test: {
          ...inPage,
          name: "unit",
          include: [
            "src/**/*.test.{ts,tsx}",
            "test/support/**/*.test.{ts,tsx}",
            "test/fuzz/**/*.test.ts",
            "test/world/**/*.test.ts",
            "test/corpora/**/*.test.{ts,tsx}",
            "demo/**/*.test.ts",
            "mock-api/**/*.test.ts",
          ],
          // It mounts by the one loader of a page, of which `mount.test.ts` starts others.
          exclude: ["test/support/mountWidget.test.ts"],
          // They leave nothing behind, and a page for each file would take longer than its tests.
          isolate: false,
        },
      },
      // One page for all files of a worker: a page for each file, with all code read anew, would take as long as the tests.
      guestTests({
        name: "guests",
        include: guestFiles,
        exclude: [...ownPageFiles, ...cardFiles],
        isolate: false,
      }),
      guestTests({ name: "guests-cards", include: cardFiles, isolate: false }),
      guestTests({ name: "guests-alone", include: ownPageFiles }),
      {
        plugins: [textModules()],
        test: {
          name: "tools",
          maxWorkers: workers,
          environment: "node",
          // A process for each file would take longer than its tests.
          isolate: false,
          include: [
            "scripts/**/*.test.ts",
            "build/**/*.test.ts",
            "cli/**/*.test.ts",
            "test/mutation/**/*.test.ts",
            "test/soak/*.test.ts",
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [textModules()],
        define: { ...define },
        test: {
          name: "browser",
          maxWorkers: browserWorkers,
          // Vitest wants projects with another number of workers in a group of their own.
          sequence: { groupOrder: 1 },
          // A real browser on a busy machine may be late once.
          retry: 1,
          environment: "node",
          expect: { poll: { timeout: 2 * timeoutMs } },
          // Each file opens and closes its own servers and browser; loading the tools anew for each would take a second.
          isolate: false,
          include: ["test/browser/**/*.test.ts", "test/soak/browser/**/*.test.ts"],
          globalSetup: ["test/browser/support/runFolder.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        plugins: [textModules()],
        define: { ...define },
        test: {
          name: "engines",
          // One browser for each core, and each of them one window.
          maxWorkers: Math.max(2, availableParallelism()),
          sequence: { groupOrder: 2 },
          retry: 1,
          environment: "node",
          isolate: false,
          include: ["test/engines/**/*.test.ts"],
          globalSetup: ["test/browser/support/runFolder.ts"],
          expect: { poll: { timeout: timeoutMs } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "languages",
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          environment: "node",
          include: ["test/languages/**/*.test.ts"],
          globalSetup: ["test/browser/support/runFolder.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: "package",
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 1 },
          environment: "node",
          include: ["test/package/**/*.test.ts"],
          globalSetup: ["test/package/support/globalSetup.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
