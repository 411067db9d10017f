import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changedFiles } from "./changedFiles.ts";

let folder: string;

function git(...args: string[]): string {
  const person = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
  return execFileSync("git", ["-C", folder, ...person, ...args], { encoding: "utf8" }).trim();
}

function write(file: string, text = file): void {
  writeFileSync(join(folder, file), text);
}

function commit(...files: string[]): string {
  files.forEach((file) => write(file));
  git("add", "--all");
  git("commit", "--quiet", "--message", files.join());
  return git("rev-parse", "HEAD");
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "changes-"));
  git("init", "--quiet", "--initial-branch=main");
  write(".gitignore", "built\n");
  commit("a.ts", "b.ts", "c.ts");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("lists only uncommitted files on the trunk, without ignored ones", () => {
  write("a.ts", "edited");
  write("new file.ts");
  write("built");
  expect(changedFiles(undefined, folder).files).toEqual(["a.ts", "new file.ts"]);
});

test("on a branch, its commits count too, and those of the trunk since then do not", () => {
  const base = git("rev-parse", "HEAD");
  git("switch", "--quiet", "--create", "topic");
  rmSync(join(folder, "b.ts"));
  commit("added.ts");
  git("switch", "--quiet", "main");
  commit("elsewhere.ts");
  git("switch", "--quiet", "topic");
  write("c.ts", "edited");
  git("add", "c.ts");
  expect(changedFiles(undefined, folder)).toEqual({ base, files: ["added.ts", "b.ts", "c.ts"] });
});

test("a commit that is given takes the trunk's place", () => {
  commit("d.ts");
  const since = commit("e.ts");
  commit("f.ts");
  expect(changedFiles(since, folder).files).toEqual(["f.ts"]);
});
