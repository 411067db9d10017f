import { existsSync } from "node:fs";
import { relative } from "node:path/posix";
import { widgetEntries } from "../widgetEntries.ts";
import { readCatalogue, readCatalogues, type CatalogueSource } from "./catalogues.ts";
import {
  cataloguesOf,
  languageModule,
  languagesDeclaration,
  languagesModule,
  otherLanguages,
} from "./languageModules.ts";
import { textDeclaration, textModule } from "./modules.ts";

/**
 * A module that the source imports but that is not a file: the texts of a folder (`./texts.ts` for
 * `texts.en.json`, `./texts.es.ts` for `texts.es.json`), all texts of a widget in a language
 * (`src/languages/es/Checkout.ts`), or the lists of languages and catalogues.
 */
export interface GeneratedModule {
  readonly code: string;
  /** The files from which the module is made, if a change of them alone changes it. */
  readonly sources: readonly string[];
}

const languagesList = "src/languages/languages.ts";
const idsList = "src/shared/texts/catalogueIds.ts";
const ofWidget = /^src\/languages\/(\w+)\/(\w+)\.ts$/;

/**
 * Returns the catalogue and the language of a module of texts by its path. Null for any other path.
 */
export function textsAt(path: string): { catalogue: string; language: string } | null {
  const [, catalogue, language = "en"] = /^(.*\b\w*[tT]exts)(?:\.(\w+))?\.ts$/.exec(path) ?? [];
  return catalogue ? { catalogue, language } : null;
}

/** Whether an absolute path belongs to a generated module. */
export function isGenerated(path: string, root: string): boolean {
  const file = relative(root, path);
  if (!file.startsWith("src/")) return false;
  if (file === languagesList || file === idsList) return true;
  const [, language = "", widget = ""] = ofWidget.exec(file) ?? [];
  if (widget) return otherLanguages.includes(language) && widget in widgetEntries();
  const texts = textsAt(path);
  return texts !== null && existsSync(`${texts.catalogue}.${texts.language}.json`);
}

/**
 * Throws with the key of a text that cannot be parsed. `importsByModule` caches the imports of
 * source modules for the next call.
 */
export function generatedModule(
  path: string,
  root: string,
  importsByModule: Map<string, readonly string[]>,
): GeneratedModule {
  const file = relative(root, path);
  if (file === languagesList)
    return { code: languagesModule(Object.keys(widgetEntries())), sources: [] };
  if (file === idsList) {
    const ids = JSON.stringify(readCatalogues(root).map(({ id }) => id));
    return { code: `export const catalogueIds = ${ids};\n`, sources: [] };
  }
  const [, language = "", widget = ""] = ofWidget.exec(file) ?? [];
  if (widget) {
    const used = cataloguesOf(
      widgetEntries()[widget] ?? "",
      readCatalogues(root),
      root,
      importsByModule,
    );
    return { code: languageModule(language, used, root), sources: [] };
  }
  const texts = textsAt(path);
  if (!texts) throw new Error(`${path} is no generated module`);
  const catalogue = readCatalogue(`${texts.catalogue}.en.json`, root);
  return {
    code: textModule(catalogue, texts.language, root),
    sources: [`${texts.catalogue}.${texts.language}.json`],
  };
}

/**
 * Returns path below the project → the types of each generated module that the source imports by
 * name.
 */
export function declarations(catalogues: readonly CatalogueSource[], root: string) {
  const files = new Map([
    [languagesList, languagesDeclaration],
    [idsList, "export declare const catalogueIds: readonly string[];\n"],
  ]);
  for (const catalogue of catalogues)
    for (const language of catalogue.languages.keys()) {
      const suffix = language === "en" ? "" : `.${language}`;
      const path = `${relative(root, catalogue.path)}${suffix}.ts`;
      files.set(path, textDeclaration(catalogue, language, root));
    }
  return files;
}
