import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { widgetEntries } from "../../build/widgetEntries.ts";
import { findChromium } from "../browsers/findChromium.ts";
import { reachIn } from "./reach.ts";
import type { Tier } from "./tiers.ts";
import type { Outcome } from "./vitest.ts";
import type { Retry } from "./progressReporter.ts";

/** The number of a file's tests, by the key that the file had when all of them passed. */
type Kept = Record<string, number>;

/** The most entries. The oldest are removed. */
const mostKept = 5_000;

const storePath = "node_modules/.cache/results/kept.json";

/**
 * Files that affect every test: the tools, their settings, the generated modules, and the page in
 * jsdom.
 */
const tools =
  /^(package-lock\.json|tsconfig\.json|vite\.config\.ts|vitest\.config\.ts|test\/support\/(setup|production|computedStyle|labels|page|server)\.ts|build\/.+)$/;

/**
 * Files that affect browser tests: they open pages with the built widgets, the harness and their
 * own pages.
 */
const opensPages = /^test\/(browser|engines|languages|package|soak\/browser)\//;
const pageParts = /^(src|build|demo|mock-api|cli|test)\/|^package\.json$/;

/** Variables that change what tests do. With one of them, results are neither stored nor used. */
const variables =
  /^(MATRIX_|ENGINES_ALL|SLOW$|SCREENSHOTS$|FAST_CHECK_SEED$|.+_SEED$|CHROMIUM_PATH$|FIREFOX_PATH$)/;

/**
 * The current keys of test files. Undefined if they cannot be determined, for example without git.
 */
export function keysOf(
  testFiles: readonly string[],
  tier: Tier,
  env: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, string> | undefined {
  if (Object.keys(process.env).some((name) => variables.test(name))) return undefined;
  const files = projectFiles();
  if (!files) return undefined;
  const hashes = new Map<string, string>();
  const hashOf = (file: string) => {
    const hash = hashes.get(file) ?? digest([readFileSync(file)]);
    hashes.set(file, hash);
    return hash;
  };
  const hashOfAll = (chosen: Iterable<string>) =>
    digest([...chosen].toSorted().map((file) => `${file} ${hashOf(file)}\n`));
  const lazily = (make: () => string) => {
    let made: string | undefined;
    return () => (made ??= make());
  };
  const everything = lazily(() => hashOfAll(files));
  const pages = lazily(() =>
    digest([hashOfAll([...files].filter((file) => pageParts.test(file))), browserState()]),
  );
  const common = digest([
    process.version,
    process.platform,
    tier,
    JSON.stringify(env),
    hashOfAll([...files].filter((file) => tools.test(file))),
    // A new file may match a pattern, or replace another file.
    [...files].filter((file) => /^(src|test|demo|mock-api|build)\//.test(file)).join("\n"),
  ]);
  const reach = reachIn({
    files,
    read: (file) => readFileSync(file, "utf8"),
    widgets: Object.keys(widgetEntries()),
  });
  return new Map(
    testFiles.map((file) => {
      const { files: reached, readsAnything } = reach(file);
      const parts = [common, hashOfAll(reached)];
      if (opensPages.test(file)) parts.push(pages());
      else if (readsAnything) parts.push(everything());
      return [file, digest(parts)];
    }),
  );
}

/** The unchanged files that have passed, and the number of their tests. */
export function unchangedFiles(
  keys: ReadonlyMap<string, string>,
  store = storePath,
): Map<string, number> {
  const kept = readKept(store);
  return new Map(
    [...keys].flatMap(([file, key]) => {
      const tests = kept[key];
      return tests ? [[file, tests] as const] : [];
    }),
  );
}

/** Stores the results of files whose tests all passed at the first attempt. */
export function keepResults(
  keys: ReadonlyMap<string, string>,
  outcomes: readonly Outcome[],
  retries: readonly Pick<Retry, "file">[],
  store = storePath,
): void {
  const kept = readKept(store);
  for (const [file, key] of keys) {
    const tests = outcomes.filter((outcome) => outcome.file === file);
    const passed = tests.filter(({ status }) => status === "passed").length;
    const isGood =
      passed > 0 &&
      tests.every(({ status }) => status !== "failed") &&
      !retries.some((retry) => retry.file === file);
    if (tests.length) delete kept[key];
    if (isGood) kept[key] = passed;
  }
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(store, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-mostKept))));
}

function readKept(store: string): Kept {
  return existsSync(store) ? JSON.parse(readFileSync(store, "utf8")) : {};
}

/** All files that are or would be under version control: without ignored and deleted ones. */
function projectFiles(): ReadonlySet<string> | undefined {
  try {
    const listing = execFileSync(
      "git",
      ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
      { encoding: "utf8", stdio: "pipe", maxBuffer: 1e8 },
    );
    return new Set(listing.split("\0").filter((file) => file && existsSync(file)));
  } catch {
    return undefined;
  }
}

/** Another browser may show the same page differently. */
function browserState(): string {
  const path = findChromium();
  if (!path) return "";
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}`;
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}
