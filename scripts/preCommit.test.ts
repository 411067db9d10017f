import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;

function git(...args: string[]) {
  const settings = ["user.name=Ada", "user.email=ada@example.com", "core.hooksPath=.githooks"];
  const { status, stdout, stderr } = spawnSync(
    "git",
    [...settings.flatMap((setting) => ["-c", setting]), ...args],
    { cwd: folder, encoding: "utf8" },
  );
  return { status, output: stdout + stderr };
}

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const committed = (file: string) => git("show", `HEAD:${file}`).output;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hook-"));
  mkdirSync(join(folder, ".githooks"));
  copyFileSync(".githooks/pre-commit", join(folder, ".githooks/pre-commit"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  write(".gitignore", "node_modules\n");
  write(".oxfmtrc.json", "{}\n");
  write(".oxlintrc.json", '{ "rules": { "eqeqeq": "error" } }\n');
  git("init", "--quiet");
  git("add", ".gitignore", ".oxlintrc.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("formats staged files, and no others", () => {
  write("staged.ts", "export const a = {b:1}\n");
  write("other.ts", "export const a = {b:1}\n");
  git("add", "staged.ts");
  expect(git("commit", "--quiet", "--message", "one").status).toBe(0);
  expect(committed("staged.ts")).toBe("export const a = { b: 1 };\n");
  expect(git("status", "--porcelain", "--untracked-files=no").output).toBe("");
  expect(spawnSync("cat", [join(folder, "other.ts")], { encoding: "utf8" }).stdout).toBe(
    "export const a = {b:1}\n",
  );
});

test("refuses a staged file that breaks a rule of the linter", () => {
  write("wrong.ts", "export const isZero = (n: number) => n == 0;\n");
  git("add", "wrong.ts");
  const { status, output } = git("commit", "--quiet", "--message", "one");
  expect(status).not.toBe(0);
  expect(output).toContain("eqeqeq");
});

test("does not format a file of which only a part is staged, and refuses it", () => {
  write("partly.ts", "export const a = {b:1}\n");
  git("add", "partly.ts");
  write("partly.ts", "export const a = {b:1}\nexport const c = 2;\n");
  const { status, output } = git("commit", "--quiet", "--message", "one");
  expect(status).not.toBe(0);
  expect(output).toContain("npm run format");
  expect(git("diff", "--name-only").output).toBe("partly.ts\n");
});

test("lets a commit pass that has no file of the formatter and the linter", () => {
  write("table.tsv", "a\tb\n");
  git("add", "table.tsv");
  expect(git("commit", "--quiet", "--message", "one").status).toBe(0);
  expect(committed("table.tsv")).toBe("a\tb\n");
});
