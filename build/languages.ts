import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { hashLength } from "../src/shared/mount/table.ts";

const folder = fileURLToPath(new URL("../src/languages", import.meta.url));
const entryName = /^texts-(\w+)-(\w+)-/;

/** The files of a build's languages: the entries that make them, and the plugin that gives each language a folder. */
export interface LanguageFiles {
  readonly entries: Readonly<Record<string, string>>;
  readonly plugin: Plugin;
  /** Language → hash of its texts, which ends the name of its folder, `es-1a2b3c4`; known once the plugin has run. */
  readonly hashes: ReadonlyMap<string, string>;
}

/** The languages beside English. */
export function shippedLanguages(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/**
 * One folder for each language beside English, with a file of texts for each widget. The folder is named by the content of all its
 * files, so that `mount.js` carries one hash for a language; a file holds texts alone and imports nothing. A widget that has no
 * texts in a language yet gets a file without any, so that no request fails.
 */
export function languageFiles(widgets: readonly string[]): LanguageFiles {
  const hashes = new Map<string, string>();
  const languages = shippedLanguages();
  const pathOf = (language: string, widget: string) => `${folder}/${language}/${widget}.ts`;
  const entries = languages.flatMap((language) =>
    widgets
      .filter((widget) => existsSync(pathOf(language, widget)))
      .map((widget) => [`texts-${language}-${widget}`, pathOf(language, widget)] as const),
  );
  const plugin: Plugin = {
    name: "languages",
    apply: "build",
    generateBundle(_, bundle) {
      for (const language of languages) {
        const files = filesOf(language, widgets, bundle);
        const content = createHash("sha256").update([...files.values()].join("\0"));
        const hash = base36(content.digest()).slice(0, hashLength);
        hashes.set(language, hash);
        for (const [widget, source] of files)
          this.emitFile({ type: "asset", fileName: `${language}-${hash}/${widget}.js`, source });
      }
    },
  };
  return { entries: Object.fromEntries(entries), plugin, hashes };
}

/** Takes the files of a language out of the bundle: widget → content. */
function filesOf(
  language: string,
  widgets: readonly string[],
  bundle: Rolldown.OutputBundle,
): Map<string, string> {
  const files = new Map(widgets.map((widget) => [widget, "export {};"]));
  for (const [fileName, file] of Object.entries(bundle)) {
    const [, of, widget = ""] = entryName.exec(basename(fileName)) ?? [];
    if (of !== language) continue;
    delete bundle[fileName];
    if (file.type !== "chunk") continue;
    if (file.imports.length) throw new Error(`${fileName} imports ${file.imports.join(", ")}`);
    files.set(widget, file.code);
  }
  return files;
}

function base36(bytes: Buffer): string {
  return BigInt(`0x${bytes.toString("hex")}`).toString(36);
}
