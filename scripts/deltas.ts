import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { isMain } from "./check.ts";
import { writeDeltas } from "./deltas/writeDeltas.ts";

const usage = `Usage: npm run deltas -- [bundle or package …]

Writes dist/deltas/ and dist/dictionaries.json: each file of dist/ as a delta to the files of earlier releases, which a CDN
still has. Earlier releases are folders of a built bundle, or packages (.tgz); by default those in release/. It needs the
program zstd, 1.5 or later.`;

/** The exit code: 0 done, 1 not possible, 2 wrong use. */
async function main(args: readonly string[]): Promise<number> {
  const earlier = args.length ? args : globSync("release/*.tgz");
  if (!existsSync("dist/mount.js") || earlier.some((path) => !existsSync(path))) {
    console.error(usage);
    return 2;
  }
  const temporary = mkdtempSync(join(tmpdir(), "dining-deltas-"));
  try {
    const bundles = earlier.map((path, index) =>
      path.endsWith(".tgz") ? unpacked(path, join(temporary, `${index}`)) : path,
    );
    const { deltas, brotliBytes, deltaBytes } = await writeDeltas("dist", bundles);
    console.log(
      `deltas: ${deltas} to ${earlier.length} earlier releases, ${deltaBytes} bytes instead of ${brotliBytes} as brotli`,
    );
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** The bundle of a package. */
function unpacked(file: string, folder: string): string {
  mkdirSync(folder);
  execFileSync("tar", ["-xzf", file, "-C", folder, "package/dist"]);
  return join(folder, "package/dist");
}

if (isMain(import.meta)) process.exitCode = await main(process.argv.slice(2));
