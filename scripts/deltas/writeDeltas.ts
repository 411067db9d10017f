import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { globSync } from "tinyglobby";
import type { Dictionaries, DictionaryFile } from "../../demo/server/dictionaries.ts";
import { deltaOf, hashOf, requireEncoder } from "./delta.ts";

/** The bytes that a returning guest saves. */
export interface Savings {
  readonly deltas: number;
  /**
   * The bytes of the files that have a delta, as brotli. A file with several deltas counts several
   * times.
   */
  readonly brotliBytes: number;
  readonly deltaBytes: number;
}

/**
 * Writes `dictionaries.json` into a built bundle. Writes into `deltas/` each file as a delta to the
 * file of the same name in each earlier bundle. Skips deltas that are not smaller than brotli.
 */
export async function writeDeltas(dist: string, earlier: readonly string[]): Promise<Savings> {
  if (earlier.length) await requireEncoder();
  const folder = join(dist, "deltas");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const predecessors = earlier.flatMap((bundle) =>
    scriptsOf(bundle).map((file) => ({ name: nameOf(file), path: join(bundle, file) })),
  );
  const savings = { deltas: 0, brotliBytes: 0, deltaBytes: 0 };
  const files: Record<string, DictionaryFile> = {};
  for (const file of scriptsOf(dist)) {
    const path = join(dist, file);
    const content = readFileSync(path);
    const brotliBytes = brotliCompressSync(content).length;
    const deltas: Record<string, string> = {};
    for (const { path: dictionary } of predecessors.filter(({ name }) => name === nameOf(file))) {
      const hash = hashOf(readFileSync(dictionary));
      // An unchanged file is already in the browser's cache.
      if (hash.equals(hashOf(content)) || hash.toString("base64") in deltas) continue;
      const delta = await deltaOf(path, dictionary);
      if (delta.length >= brotliBytes) continue;
      const name = `deltas/${file.replaceAll("/", ".")}.${hash.toString("hex", 0, 6)}.dcz`;
      writeFileSync(join(dist, name), delta);
      deltas[hash.toString("base64")] = name;
      savings.deltas += 1;
      savings.brotliBytes += brotliBytes;
      savings.deltaBytes += delta.length;
    }
    files[file] = { match: nameOf(file), deltas };
  }
  const dictionaries: Dictionaries = { files };
  writeFileSync(join(dist, "dictionaries.json"), JSON.stringify(dictionaries, null, 1));
  return savings;
}

function scriptsOf(bundle: string): string[] {
  return globSync("**/*.js", { cwd: bundle }).toSorted();
}

/**
 * A file's path with an asterisk for each hash: the common part of the paths of all releases, and a
 * URL pattern for them.
 */
export function nameOf(file: string): string {
  return file.replace(/-[a-z\d]{7}(?=\.js$|\/)/g, "-*");
}
