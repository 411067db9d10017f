import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { browserCache, findChromium } from "./browsers/findChromium.ts";
import { run } from "./check.ts";

/** What has to be done before the browser tests. */
export type BrowserPlan =
  | { readonly kind: "use"; readonly path: string }
  /** Install a browser with the system's package manager, as root. */
  | { readonly kind: "install" }
  /** Download a browser into the project's cache, which needs no rights. */
  | { readonly kind: "download" }
  | { readonly kind: "none"; readonly reason: string };

export interface Machine {
  /** `CHROMIUM_PATH`, as it is set. */
  readonly chosenPath: string | undefined;
  /** The path of an existing Chromium. Undefined if there is none. */
  readonly installedPath: string | undefined;
  /** False if a Debian system lacks the fonts with which heights were measured. */
  readonly hasFonts: boolean;
  readonly isRoot: boolean;
  readonly hasApt: boolean;
  /** False with `--no-install`, or with `NO_BROWSER_INSTALL` in the environment. */
  readonly mayInstall: boolean;
}

const steps = [
  ["apt-get", "update"],
  ["apt-get", "install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"],
] as const;

export const installCommand = steps.map((words) => words.join(" ")).join(" && ");

/** The command as a person would type it. `npm test` runs it if it is allowed to. */
export const downloadCommand = `PLAYWRIGHT_BROWSERS_PATH=${browserCache} npx playwright-core install --no-shell chromium`;

/**
 * The system's packages change the whole machine, so this is done only as root and with apt. Any
 * user can download into the project's cache. Neither is done if `CHROMIUM_PATH` or `--no-install`
 * forbids it.
 */
export function browserPlan({
  chosenPath: chosen,
  installedPath: found,
  hasFonts,
  isRoot,
  hasApt,
  mayInstall,
}: Machine): BrowserPlan {
  const canInstall = mayInstall && isRoot && hasApt;
  if (found && (hasFonts || chosen || !canInstall)) return { kind: "use", path: found };
  if (chosen) return { kind: "none", reason: `CHROMIUM_PATH is ${chosen}, where there is no file` };
  if (canInstall) return { kind: "install" };
  if (mayInstall) return { kind: "download" };
  return {
    kind: "none",
    reason: "there is no Chromium, Chrome or Edge, and none may be installed",
  };
}

export function mayInstall(
  args: readonly string[],
  { NO_BROWSER_INSTALL }: NodeJS.ProcessEnv,
): boolean {
  return !args.includes("--no-install") && !NO_BROWSER_INSTALL;
}

/** The browser for the tests, or the reason why there is none. */
export type FoundBrowser =
  | { readonly path: string; readonly reason?: undefined }
  | { readonly path?: undefined; readonly reason: string };

/**
 * Finds a Chromium, Chrome or Edge. Otherwise installs Debian's or downloads one, and says so
 * first.
 */
export async function chromiumAtHand(
  args: readonly string[] = process.argv,
): Promise<FoundBrowser> {
  const plan = browserPlan(machine(args));
  if (plan.kind === "use") return { path: plan.path };
  if (plan.kind === "none") return { reason: plan.reason };
  if (plan.kind === "install") await install();
  if (!findChromium()) await download();
  const path = findChromium();
  if (!path)
    return { reason: "there is no Chromium, Chrome or Edge, and none could be downloaded" };
  const problem = startProblem(path);
  return problem ? { reason: `${path} does not start: ${problem}` } : { path };
}

/** The line at the end of a run without a browser: what did not run, and how to run it. */
export function browserNote(parts: readonly string[], reason: string): string {
  return `Not run: ${parts.join(", ")}, since ${reason}. To run them: \`${downloadCommand}\` (or set CHROMIUM_PATH to a Chromium, Chrome or Edge), then \`npm test\` again.`;
}

function machine(args: readonly string[]): Machine {
  return {
    chosenPath: process.env.CHROMIUM_PATH || undefined,
    installedPath: findChromium(),
    hasFonts:
      !existsSync("/etc/debian_version") || existsSync("/usr/share/fonts/truetype/liberation"),
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync("/usr/bin/apt-get"),
    mayInstall: mayInstall(args, process.env),
  };
}

async function install(): Promise<void> {
  console.log(`Chromium or its fonts are missing. Installing them as root: ${installCommand}`);
  console.log("`--no-install`, NO_BROWSER_INSTALL=1 or CHROMIUM_PATH prevents this.");
  for (const [command, ...args] of steps) {
    const { code, output } = await run(command, args, {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    if (code) console.log(output.slice(-2_000));
  }
}

/** Ends within a minute if there is no network. */
async function download(): Promise<void> {
  console.log(`No Chromium, Chrome or Edge was found. Downloading one: ${downloadCommand}`);
  console.log("`--no-install`, NO_BROWSER_INSTALL=1 or CHROMIUM_PATH prevents this.");
  const { code, output } = await run(
    process.execPath,
    ["node_modules/playwright-core/cli.js", "install", "--no-shell", "chromium"],
    { env: { PLAYWRIGHT_BROWSERS_PATH: browserCache } },
  );
  if (code) console.log(output.trim().split("\n").slice(0, 3).join("\n"));
}

/** A downloaded browser may need libraries that the system lacks. */
function startProblem(path: string): string {
  try {
    execFileSync(path, ["--version"], { stdio: "pipe", timeout: 30_000 });
    return "";
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.trim().split("\n").at(-1) ?? "";
  }
}
