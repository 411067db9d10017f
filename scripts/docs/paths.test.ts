import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "../files.ts";

const folders = ["src", "build", "scripts", "cli", "demo", "test", "docs"];
const files = folders.flatMap((folder) => filesBelow([folder], /./));
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...files.filter((file) => /^(docs|src)\/.*\.md$/.test(file)),
];

/** The files and folders of this project that a page names, without those that have a placeholder. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, path = ""]) => path.replace(/^\.\/|\/$/g, ""))
    .filter((path) => folders.includes(path.split("/")[0] ?? "") || /^\w.*\.(ts|tsx)$/.test(path))
    .filter((path) => path.includes("/") || path.includes("."));
}

const isThere = (path: string) =>
  existsSync(path) || files.some((file) => file === path || file.endsWith(`/${path}`));

test.each(pages)("every file that %s names is there", (page) => {
  const text = readFileSync(page, "utf8");
  expect(namedPaths(text).filter((path) => !isThere(path))).toEqual([]);
});

test.each(pages)("every link of %s to another page leads to one", (page) => {
  const links = [...readFileSync(page, "utf8").matchAll(/\]\(([^()#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^(https?|mailto):/.test(link));
  expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
});

test("a path that does not exist is found, a placeholder is none", () => {
  const text = "`src/gone.ts` `gone.tsx` `scripts/lint.ts` `src/widgets/<Name>` `dist/mount.js`";
  expect(namedPaths(text).filter((path) => !isThere(path))).toEqual(["src/gone.ts", "gone.tsx"]);
});
