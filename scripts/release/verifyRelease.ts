import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDeltas, completePackage, pack } from "./buildPackage.ts";
import type { ReleaseTools } from "./makeRelease.ts";
import { differences, packageContent } from "./packageContent.ts";

export interface VerifyOptions {
  /** The project's folder. */
  readonly folder: string;
  /** The published package, a `.tgz`. */
  readonly tarball: string;
  /** Packages of earlier releases to which the published one has deltas. */
  readonly earlier: readonly string[];
}

/**
 * Builds and packs this commit and compares the result with a published package. Returns the
 * differences, a line for each file. Empty if every file is identical. Throws a message if they
 * cannot be compared.
 */
export async function verifyRelease(
  { folder, tarball, earlier }: VerifyOptions,
  { run, say }: ReleaseTools,
): Promise<string[]> {
  const dirty = (await run("git", "status", "--porcelain")).trimEnd();
  if (dirty) throw new Error(`the working tree is not a commit; commit or stash:\n${dirty}`);
  const temporary = mkdtempSync(join(tmpdir(), "dining-verify-"));
  try {
    const published = await packageContent(run, tarball, join(temporary, "published"));
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const theirs = JSON.parse(published.get("package.json")?.toString() ?? "{}");
    if (theirs.name !== name || theirs.version !== version)
      throw new Error(
        `${tarball} is ${theirs.name} ${theirs.version}, this commit is ${name} ${version}; check out the package's tag`,
      );
    say(`Building ${name} ${version}`);
    await run("npm", "run", "build");
    await completePackage(run);
    // `npm run release` writes deltas, but `npm publish` alone does not.
    if (published.has("dist/dictionaries.json")) await addDeltas(run, earlier);
    const packed = join(temporary, "packed");
    mkdirSync(packed);
    await pack(run, packed);
    const [file = ""] = readdirSync(packed);
    const built = await packageContent(run, join(packed, file), join(temporary, "built"));
    const found = differences(published, built);
    say(
      found.length
        ? `${found.length} of ${published.size} files differ:\n${found.join("\n")}`
        : `${tarball} is what this commit builds: ${published.size} files, all the same to the byte`,
    );
    if (found.some((line) => line.startsWith("dist/deltas/")))
      say("The package has deltas to earlier releases. Name their packages after it.");
    return found;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
