import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDeltas, completePackage, pack, type Run } from "./buildPackage.ts";
import { unreleasedNotes, withRelease } from "./changelog.ts";
import { integrityProblems } from "./checkIntegrity.ts";
import { nextVersion } from "./nextVersion.ts";

export interface ReleaseOptions {
  /** The project's folder. */
  readonly folder: string;
  /** `major`, `minor`, `patch` or a version. */
  readonly wanted: string;
  /** `2026-01-31` */
  readonly day: string;
  readonly isDryRun: boolean;
}

/** The tools and files that a release needs. */
export interface ReleaseTools {
  readonly run: Run;
  say(line: string): void;
}

const versioned = ["package.json", "package-lock.json", "CHANGELOG.md"];

/**
 * Sets the version, closes the section of the changelog, builds, checks the integrity of the build,
 * packs, and writes the notes. Does not commit or publish. If something is wrong, throws a message
 * and restores the project.
 */
export async function makeRelease(
  { folder, wanted, day, isDryRun }: ReleaseOptions,
  { run, say }: ReleaseTools,
): Promise<void> {
  const dirty = (await run("git", "status", "--porcelain")).trimEnd();
  if (dirty) throw new Error(`the working tree has changes; commit or stash them:\n${dirty}`);
  const before = new Map(versioned.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  const changelog = before.get("CHANGELOG.md") ?? "";
  const { version: current } = JSON.parse(before.get("package.json") ?? "");
  const version = nextVersion(current, wanted);
  const notes = unreleasedNotes(changelog);
  const nextChangelog = withRelease(changelog, version, day);
  say(`${current} → ${version}`);
  if (isDryRun) {
    say(`Dry run: nothing is written. The notes would be:\n\n${notes}`);
    return;
  }
  try {
    await run("npm", "version", "--no-git-tag-version", version);
    writeFileSync(join(folder, "CHANGELOG.md"), nextChangelog);
    say("Building");
    await run("npm", "run", "build");
    const problems = integrityProblems(join(folder, "dist"));
    if (problems.length) throw new Error(`integrity.json is wrong:\n${problems.join("\n")}`);
    await completePackage(run);
    say("Writing deltas to the releases in release/");
    await addDeltas(run);
    say("Packing");
    mkdirSync(join(folder, "release"), { recursive: true });
    await pack(run, "release");
  } catch (error) {
    for (const [file, content] of before) writeFileSync(join(folder, file), content);
    throw error;
  }
  const notesFile = `release/notes-${version}.md`;
  writeFileSync(join(folder, notesFile), releaseNotes(folder, version, notes));
  say(`release/dining-widgets-${version}.tgz and ${notesFile} are there. Next:
  git commit -am "Release ${version}" && git tag v${version}
  upload dist/ as docs/kit.md says, and dist-source-maps/ to the error tracker
  npm run release -- --verify release/dining-widgets-${version}.tgz proves from a clone of the tag what is in the package`);
}

function releaseNotes(folder: string, version: string, notes: string): string {
  const { files }: { files: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, "dist/integrity.json"), "utf8"),
  );
  return `# dining-widgets ${version}

${notes}

\`mount.js\` of this release: \`${files["mount.js"]}\`
`;
}
