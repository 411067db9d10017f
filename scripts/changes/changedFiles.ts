import { execFileSync } from "node:child_process";

/** Branches with which changes are compared. The first existing one counts. */
const trunks = ["origin/HEAD", "origin/main", "main", "origin/master", "master"];

export interface Changes {
  /** The commit from which changes are counted. */
  readonly base: string;
  /** Changed, added and deleted files, committed or not, without ignored ones. */
  readonly files: readonly string[];
}

/**
 * The files that this branch and the working tree have changed since they left the trunk, or since
 * `since`.
 */
export function changedFiles(since?: string, folder = "."): Changes {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", stdio: "pipe" }).trim();
  const lines = (text: string) => text.split("\0").filter(Boolean);
  const exists = (ref: string) => {
    try {
      return Boolean(git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`));
    } catch {
      return false;
    }
  };
  const trunk = since ?? trunks.find(exists) ?? "HEAD";
  const base = git("merge-base", trunk, "HEAD");
  const files = [
    ...lines(git("diff", "--name-only", "--no-renames", "-z", base)),
    ...lines(git("ls-files", "--others", "--exclude-standard", "-z")),
  ];
  return { base, files: [...new Set(files)].toSorted() };
}
