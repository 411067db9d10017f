import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";

/**
 * The result of one check of a run, such as a set of lint rules or a budget. It passes if it has no
 * problems.
 */
export interface Check {
  readonly name: string;
  readonly problems: readonly string[];
  /** Why the check could not be made. It has then neither passed nor failed. */
  readonly notChecked?: string;
}

export interface Tally {
  passed: number;
  failed: number;
}

export function print(check: Check): void {
  const { name, problems } = check;
  console.log(notCheckedLine(check) ?? `${problems.length ? "✗" : "✓"} ${name}`);
  for (const problem of problems) console.log(`    ${problem.replaceAll("\n", "\n    ")}`);
}

/** `NOT CHECKED`, with the reason. Undefined if the check was made. */
function notCheckedLine({ name, notChecked }: Check): string | undefined {
  return notChecked === undefined ? undefined : `! NOT CHECKED: ${name}: ${notChecked}`;
}

export function notCheckedLines(checks: readonly Check[]): string[] {
  return checks.flatMap((check) => notCheckedLine(check) ?? []);
}

/** Checks that were not made count as neither. */
export function tallyOf(checks: readonly Check[]): Tally {
  const made = checks.filter(({ notChecked }) => notChecked === undefined);
  const failed = made.filter(({ problems }) => problems.length).length;
  return { passed: made.length - failed, failed };
}

/**
 * Prints the checks of a script that was started directly, and repeats those that were not made at
 * the end. Fails the process if one failed.
 */
export function conclude(checks: readonly Check[]): void {
  checks.forEach(print);
  const notChecked = notCheckedLines(checks);
  if (notChecked.length) console.log(`\n${notChecked.join("\n")}`);
  if (tallyOf(checks).failed) process.exitCode = 1;
}

/** True in the module that Node was started with. */
export function isMain(meta: ImportMeta): boolean {
  const [, script] = process.argv;
  return script !== undefined && meta.url === pathToFileURL(realpathSync(script)).href;
}

/** The environment from before a build in this process sets NODE_ENV. */
const initialEnv = { ...process.env };

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a command in the project's folder. With `echo`, its output is shown while it runs. */
export function run(
  command: string,
  args: readonly string[],
  { echo = false, env = {} }: { echo?: boolean; env?: Record<string, string> } = {},
): Promise<Finished> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      env: { ...initialEnv, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (part: Buffer) => {
        output += part.toString();
        if (echo) process.stdout.write(part);
      });
    }
    child.on("error", (error) => done({ code: 1, output: `${command}: ${error.message}` }));
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}

/** Runs a tool of `node_modules` as a check; if it fails, its output is the problem. */
export async function toolCheck(
  name: string,
  tool: string,
  args: readonly string[],
): Promise<Check> {
  const { code, output } = await run(`node_modules/.bin/${tool}`, args);
  return { name, problems: code ? [output.trim() || `${tool} ended with ${code}`] : [] };
}
