import { readFileSync } from "node:fs";

/**
 * What each folder may import, read from the table in `docs/architecture.md`, so that lint enforces
 * the page. Folder of `src/shared` → what its row lists: folders, files of folders, npm packages.
 */
export function tableOf(markdown) {
  const table = new Map();
  for (const [, folders, imports] of markdown.matchAll(
    /^\| ((?:`\w+`(?:, )?)+) \| ([^|]+) \|$/gm,
  )) {
    const allowed = imports
      .split(";")[0]
      .split(",")
      .map((item) => item.replace(/[`\s]/g, ""))
      .filter((item) => item && item !== "nothing");
    for (const [, folder] of folders.matchAll(/`(\w+)`/g)) table.set(folder, allowed);
  }
  return table;
}

const page = readFileSync(new URL("../../docs/architecture.md", import.meta.url), "utf8");

export const importTable = tableOf(page);

/** The table of the project's own folders: `demo/` → the folders and files that it may import besides itself. */
export function foldersOf(markdown) {
  const rows = markdown.matchAll(/^\| `([\w-]+\/)` \| [^|]+ \| ([^|]+) \|$/gm);
  return new Map(
    [...rows].map(([, folder, imports]) => [
      folder,
      [...imports.matchAll(/`([^`]+)`/g)].map(([, path]) => path),
    ]),
  );
}

export const folderTable = foldersOf(page);

/** Why `from` (a path below `src/`) may not import `to` (another such path, or a package), or null. */
export function objection(from, to, table = importTable) {
  if (to.startsWith("..")) return "src imports nothing from outside src";
  const folder = /^shared\/(\w+)\//.exec(from)?.[1];
  return /^(shared|widgets|languages)\/|^(mount|library)\.ts$/.test(to)
    ? fileObjection(from, to, folder, table)
    : packageObjection(to, folder, table);
}

/**
 * Why a file (`from`, a path of the project) may not import a file of another folder (`to`), or
 * null. The test of a file may import any folder.
 */
export function folderObjection(from, to, table = folderTable) {
  const folder = /^[\w-]+\//.exec(from)?.[0];
  const allowed = table.get(folder);
  if (!allowed || /\.test\.tsx?$/.test(from)) return null;
  const isAllowed = [folder, ...allowed].some((path) =>
    path.endsWith("/") ? to.startsWith(path) : to === path,
  );
  return isAllowed ? null : `${folder} may not import ${to} (docs/architecture.md)`;
}

function packageObjection(to, folder, table) {
  if (to === "zod" || /^zod\/(?!mini$|v4\/core$)/.test(to))
    return "import * as z from 'zod/mini': classic zod costs 15 kB more";
  const name = /^(@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? to;
  if (name === "axios" && folder !== "api") return "only src/shared/api imports axios";
  return !folder || table.get(folder)?.includes(name)
    ? null
    : `src/shared/${folder} may not import ${name} (docs/architecture.md)`;
}

function fileObjection(from, to, folder, table) {
  const widget = /^widgets\/(\w+)\//.exec(from)?.[1];
  if (widget)
    return to.startsWith("shared/") || to.startsWith(`widgets/${widget}/`)
      ? null
      : `${widget} may import src/shared and its own folder, not ${to}`;
  if (!folder) return null;
  const target = to.replace(/^shared\//, "");
  const targetFolder = target.split("/")[0];
  const allowed = table.get(folder) ?? [];
  return targetFolder === folder || allowed.includes(targetFolder) || allowed.includes(target)
    ? null
    : `src/shared/${folder} may not import ${target} (docs/architecture.md)`;
}
