import { existsSync } from "node:fs";
import { chromiumPath } from "./browsers/chromiumPath.ts";
import { run, type Check } from "./check.ts";

/** The steps before the browser tests. */
export type BrowserPlan =
  | { readonly kind: "use"; readonly path: string }
  | { readonly kind: "install" }
  | { readonly kind: "refuse"; readonly reason: string };

export interface Machine {
  /** `CHROMIUM_PATH`, as it is set. */
  readonly chosenPath: string | undefined;
  /** The Chromium that is there; undefined where there is none. */
  readonly installedPath: string | undefined;
  /** False where a Debian lacks the fonts with which heights were measured. */
  readonly hasFonts: boolean;
  readonly isRoot: boolean;
  readonly hasApt: boolean;
  /** False after `--no-install`, or with `NO_BROWSER_INSTALL` in the environment. */
  readonly mayInstall: boolean;
}

const steps = [
  ["apt-get", "update"],
  ["apt-get", "install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"],
] as const;

export const installCommand = steps.map((words) => words.join(" ")).join(" && ");

/** Installing changes the whole machine: only as root, only with apt, and not where `CHROMIUM_PATH` or `--no-install` says otherwise. */
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
  if (chosen)
    return { kind: "refuse", reason: `CHROMIUM_PATH is ${chosen}, where there is no file.` };
  if (canInstall) return { kind: "install" };
  const command = hasApt
    ? `\`${isRoot ? "" : "sudo "}apt-get install chromium\``
    : "your system’s way";
  return {
    kind: "refuse",
    reason: `No Chromium was found. Install one (${command}), or set CHROMIUM_PATH to its executable.`,
  };
}

export function mayInstall(
  args: readonly string[],
  { NO_BROWSER_INSTALL }: NodeJS.ProcessEnv,
): boolean {
  return !args.includes("--no-install") && !NO_BROWSER_INSTALL;
}

/** Finds a Chromium, or installs Debian's and says so first. */
export async function chromiumCheck(args: readonly string[] = process.argv): Promise<Check> {
  const plan = browserPlan(machine(args));
  if (plan.kind === "install") await install();
  const path = foundPath();
  if (path) return { name: `browser: ${path}`, problems: [] };
  const reason =
    plan.kind === "refuse" ? plan.reason : `\`${installCommand}\` brought no Chromium.`;
  return { name: "browser: none", problems: [reason] };
}

function machine(args: readonly string[]): Machine {
  return {
    chosenPath: process.env.CHROMIUM_PATH || undefined,
    installedPath: foundPath(),
    hasFonts:
      !existsSync("/etc/debian_version") || existsSync("/usr/share/fonts/truetype/liberation"),
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync("/usr/bin/apt-get"),
    mayInstall: mayInstall(args, process.env),
  };
}

function foundPath(): string | undefined {
  try {
    return chromiumPath();
  } catch {
    return undefined;
  }
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
