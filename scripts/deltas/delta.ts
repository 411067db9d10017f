import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * The first eight bytes of a `dcz` body (RFC 9842, section 5): a skippable Zstandard frame of 32
 * bytes, which contains the dictionary's hash.
 */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** The SHA-256 of a file, with which a browser identifies a dictionary that it has. */
export function hashOf(file: Uint8Array): Buffer {
  return createHash("sha256").update(file).digest();
}

/** Rejects with instructions if the program `zstd` is missing. */
export async function requireEncoder(): Promise<void> {
  await promisify(execFile)("zstd", ["--version"]).catch(() => {
    throw new Error(
      "The program zstd is missing: install it (apt install zstd, brew install zstd).",
    );
  });
}

/**
 * The file at `path` as a `dcz` body, with the earlier file at `dictionaryPath` as its dictionary.
 */
export async function deltaOf(path: string, dictionaryPath: string): Promise<Buffer> {
  const options = ["-19", "--no-check", "--quiet", "--stdout"];
  const { stdout } = await promisify(execFile)(
    "zstd",
    [...options, `--patch-from=${dictionaryPath}`, path],
    { encoding: "buffer", maxBuffer: 64 * 2 ** 20 },
  );
  return Buffer.concat([magic, hashOf(readFileSync(dictionaryPath)), stdout]);
}
