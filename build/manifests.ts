import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { hashLength } from "../src/shared/mount/table.ts";
import {
  allFilesOf,
  allImportsIn,
  filesOf,
  firstFilesOf,
  importsIn,
  recoveryFile,
} from "./fileTable.ts";
import { heightRules } from "../src/widgets/heights.ts";
import { otherLanguages } from "./texts/languageModules.ts";
import { sharedFiles } from "./sharedFiles.ts";
import { shortNames } from "./splitting.ts";
import { writeSnapshots } from "./snapshots/writeSnapshots.ts";
import { withEmbedded } from "../src/widgets/embeddedWidgets.ts";
import { thirdParties } from "../src/widgets/thirdParties.ts";

const integrityFile = "integrity.json";
const inventoryFile = "script-inventory.json";

const longNames = new Map(Object.entries(shortNames).map(([name, short]) => [short, name]));

const purposes: Readonly<Record<string, string>> = {
  mount: "loader: finds widgets in the page and loads their code",
  diagnostics: "diagnostics for developers, loaded where an element cannot start",
  ...Object.fromEntries(sharedFiles.map(({ name, purpose }) => [name, purpose])),
};

/**
 * Writes the snapshots, the heights, the hash and purpose of every shipped file, and the third
 * parties of each widget.
 */
export function manifests(widgets: readonly string[]): Plugin {
  return {
    name: "manifests",
    apply: "build",
    async writeBundle({ dir = "dist" }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const scripts = Object.keys(bundle).filter((fileName) => fileName.endsWith(".js"));
      const files = await Promise.all(
        scripts.map(async (fileName) => ({
          file: fileName,
          sha384: await hashOf(join(dir, fileName)),
          purpose: purposeOf(fileName, widgets),
        })),
      );
      const imports = importsIn(chunks);
      const allImports = allImportsIn(chunks);
      const takeoverFiles = filesOf(recoveryFile, imports).slice(0, 1);
      const snapshots = await writeSnapshots(dir, widgets, otherLanguages, takeoverFiles);
      await writeFile(join(dir, "heights.css"), heightRules());
      const rows = widgets.map((name) => [
        name,
        {
          files: firstFilesOf(name, imports),
          allFiles: allFilesOf(withEmbedded(name), allImports, otherLanguages),
          thirdParties: thirdParties[name] ?? [],
          snapshot: snapshots.get(name),
        },
      ]);
      const inventory = {
        files: files.toSorted(({ file: one }, { file: other }) => (one < other ? -1 : 1)),
        widgets: Object.fromEntries(rows),
      };
      await writeFile(join(dir, inventoryFile), JSON.stringify(inventory, null, 1));
      await writeFile(
        join(dir, integrityFile),
        JSON.stringify({ files: await hashesIn(dir) }, null, 1),
      );
    },
  };
}

async function hashesIn(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name !== integrityFile)
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll("\\", "/"))
    .toSorted();
  const hashes = names.map(async (name) => [name, await hashOf(join(dir, name))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}

async function hashOf(path: string): Promise<string> {
  return `sha384-${createHash("sha384")
    .update(await readFile(path))
    .digest("base64")}`;
}

/** Returns the purpose of a file by its name. Throws for an unknown name. */
export function purposeOf(file: string, widgets: readonly string[]): string {
  const name = file === "mount.js" ? "mount" : file.slice(0, -`-.js`.length - hashLength);
  const [widget = "", part] = (longNames.get(name) ?? name).split(".");
  if (widgets.includes(widget)) {
    if (!part) return `widget ${widget}`;
    return part === "common"
      ? `parts of widget ${widget} that several of its screens need; loaded on demand`
      : `part ${part} of widget ${widget}; loaded on demand`;
  }
  const [language = "", translated] = name.split("-");
  if (otherLanguages.includes(language))
    return translated
      ? `texts of widget ${translated}: ${language}`
      : `where the texts of each widget are: ${language}`;
  const purpose = purposes[name];
  if (!purpose) throw new Error(`build/sharedFiles.ts does not say what ${file} is for`);
  return purpose;
}
