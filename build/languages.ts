import { createHash } from "node:crypto";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { hashLength } from "../src/shared/mount/table.ts";
import { isGenerated } from "./texts/generatedModules.ts";
import { otherLanguages } from "./texts/languageModules.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
const entryName = /^texts-(\w+)-(\w+)-/;

/**
 * The files of a build's languages: the entries for the bundler, and the plugin that gives each
 * language a folder.
 */
export interface LanguageFiles {
  readonly entries: Readonly<Record<string, string>>;
  readonly plugin: Plugin;
  /**
   * Language → hash of its texts. The hash ends the folder's name, such as `es-1a2b3c4`, and is
   * known after the plugin has run.
   */
  readonly hashes: ReadonlyMap<string, string>;
}

/**
 * Writes one folder for each language except English, with a file of texts for each widget. The
 * content of all its files names the folder, so that `mount.js` contains one hash per language. A
 * file contains only texts and imports nothing. A widget that is not in the registry gets a file
 * without texts, so that no request fails.
 */
export function languageFiles(widgets: readonly string[]): LanguageFiles {
  const hashes = new Map<string, string>();
  const pathOf = (language: string, widget: string) =>
    `${root}/src/languages/${language}/${widget}.ts`;
  const entries = otherLanguages.flatMap((language) =>
    widgets
      .filter((widget) => isGenerated(pathOf(language, widget), root))
      .map((widget) => [`texts-${language}-${widget}`, pathOf(language, widget)] as const),
  );
  const plugin: Plugin = {
    name: "languages",
    apply: "build",
    generateBundle(_, bundle) {
      for (const language of otherLanguages) {
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

/** Takes the files of a language out of the bundle. Returns widget → content. */
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
