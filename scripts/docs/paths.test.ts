import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { generatedDocs } from "../docs.ts";
import { filesBelow } from "../files.ts";
import { isBuildOutput } from "./generatedPages.ts";

const folders = ["src", "build", "scripts", "cli", "demo", "mock-api", "test", "docs"];
/**
 * The pages as `npm run docs` writes them. Pages that are not committed may be missing or outdated
 * on the disk.
 */
const generated = await generatedDocs();
const files = [
  ...folders.flatMap((folder) => filesBelow([folder], /./)).filter((file) => !isBuildOutput(file)),
  ...[...generated.keys()].filter(isBuildOutput),
];
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...files.filter((file) => /^(docs|src)\/.*\.md$/.test(file)),
];

/**
 * The files and folders of this project that a page names, without those that contain a
 * placeholder.
 */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, path = ""]) => path.replace(/^\.\/|\/$/g, ""))
    .filter((path) => folders.includes(path.split("/")[0] ?? "") || /^\w.*\.(ts|tsx)$/.test(path))
    .filter((path) => path.includes("/") || path.includes("."))
    .filter((path) => !filesOfHosts.includes(path));
}

/** Files of a host's own project, which the tutorials create. */
const filesOfHosts = ["app/page.tsx", "src/pages/index.astro"];

const textOf = (page: string) => generated.get(page) ?? readFileSync(page, "utf8");

const isThere = (path: string) =>
  isAt(path) || files.some((file) => file === path || file.endsWith(`/${path}`));

/** Whether there is a file or folder of exactly this path. */
const isAt = (path: string) =>
  (!isBuildOutput(path) && existsSync(path)) ||
  files.some((file) => file === path || file.startsWith(`${path}/`));

test.each(pages)("every file that %s names is there", (page) => {
  const text = textOf(page);
  expect(namedPaths(text).filter((path) => !isThere(path))).toEqual([]);
});

test.each(pages)(
  "every link of %s to another page leads to one, and to one of its headings",
  (page) => {
    const links = [...textOf(page).matchAll(/\]\(([^()\s]+)\)/g)]
      .map(([, link = ""]) => link)
      .filter((link) => !/^(https?|mailto):/.test(link));
    const lost = links.filter((link) => {
      const [path = "", heading] = link.split("#");
      const target = path ? join(dirname(page), path) : page;
      if (!isAt(target)) return true;
      return heading !== undefined && !anchorsOf(target).has(heading);
    });
    expect(lost).toEqual([]);
  },
);

/** The anchors that code hosts give to the headings of a page. */
function anchorsOf(page: string): ReadonlySet<string> {
  const text = textOf(page).replaceAll(/^```[\s\S]*?^```$/gm, "");
  const slugs = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(" ", "-"),
  );
  const named = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id = ""]) => id);
  const counts = new Map<string, number>();
  const numbered = slugs.map((slug) => {
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count ? `${slug}-${count}` : slug;
  });
  return new Set([...numbered, ...named]);
}

test("a path that does not exist is found, a placeholder is none", () => {
  const text = "`src/gone.ts` `gone.tsx` `scripts/lint.ts` `src/widgets/<Name>` `dist/mount.js`";
  expect(namedPaths(text).filter((path) => !isThere(path))).toEqual(["src/gone.ts", "gone.tsx"]);
});
