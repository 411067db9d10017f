import { parseArgs } from "node:util";
import { isMain, run as runProgram } from "./check.ts";
import { makeRelease } from "./release/makeRelease.ts";

const usage = `Usage: npm run release -- <major | minor | patch | version> [--dry-run]`;

async function run(program: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await runProgram(program, args);
  if (code) throw new Error(`${program} ${args.join(" ")} failed:\n${output.trim()}`);
  return output;
}

/** The exit code: 0 done, 1 not ready for a release, 2 wrong use. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [release, ...more] = positionals;
  if (release === undefined || more.length) {
    console.error(usage);
    return 2;
  }
  try {
    const day = new Date().toISOString().slice(0, 10);
    await makeRelease(
      { folder: process.cwd(), wanted: release, day, isDryRun: values["dry-run"] },
      { run, say: (line) => console.log(line) },
    );
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

if (isMain(import.meta)) process.exitCode = await main(process.argv.slice(2));
