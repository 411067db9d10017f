import { execFileSync } from "node:child_process";

/** Branches that changes are compared with, the first that there is. */
const trunks = ["origin/HEAD", "origin/main", "main", "origin/master", "master"];

export interface Changes {
  /** The commit that the changes are counted from. */
  readonly base: string;
  /** Changed, added and deleted files, committed or not; ignored ones are left out. */
  readonly files: readonly string[];
}

/** The files changed by this branch and the working tree since they left the trunk, or since `since`. */
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
