import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { globSync } from "tinyglobby";
import { isMain, run as runProgram } from "./check.ts";
import { makeRelease, type ReleaseTools } from "./release/makeRelease.ts";
import { verifyRelease } from "./release/verifyRelease.ts";

const usage = `Usage: npm run release -- <major | minor | patch | version> [--dry-run]
       npm run release -- --verify <package.tgz> [earlier package.tgz …]

--verify builds this commit and compares it with a published package, file by file. Earlier packages are those to which it
has deltas; by default the others in release/.`;

const tools: ReleaseTools = { run, say: (line) => console.log(line) };

async function run(program: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await runProgram(program, args);
  if (code) throw new Error(`${program} ${args.join(" ")} failed:\n${output.trim()}`);
  return output;
}

/**
 * The exit code: 0 done; 1 the project is not ready for a release, or the package differs from what
 * the commit builds; 2 wrong use.
 */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false }, verify: { type: "string" } },
  });
  const [release, ...more] = positionals;
  const isWrong =
    values.verify === undefined ? release === undefined || more.length : !values.verify;
  if (isWrong) {
    console.error(usage);
    return 2;
  }
  try {
    if (values.verify !== undefined) {
      const tarball = values.verify;
      const earlier = positionals.length ? positionals : earlierReleases();
      const found = await verifyRelease({ folder: process.cwd(), tarball, earlier }, tools);
      return found.length ? 1 : 0;
    }
    const day = new Date().toISOString().slice(0, 10);
    await makeRelease(
      { folder: process.cwd(), wanted: release ?? "", day, isDryRun: values["dry-run"] },
      tools,
    );
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

function earlierReleases(): string[] {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  return globSync("release/*.tgz").filter((file) => !file.endsWith(`-${version}.tgz`));
}

if (isMain(import.meta)) process.exitCode = await main(process.argv.slice(2));
