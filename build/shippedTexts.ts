import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readCatalogues, type TextTree } from "./texts/catalogues.ts";
import { widgetsByCatalogue } from "./texts/languageModules.ts";
import { widgetEntries } from "./widgetEntries.ts";

/** All texts that ship. */
export interface ShippedTexts {
  /** Language → key → text in ICU syntax. */
  readonly languages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The first part of a key → the widgets that show its texts. */
  readonly widgets: Readonly<Record<string, readonly string[]>>;
}

const root = resolve(fileURLToPath(new URL("..", import.meta.url)));

/** Reads the texts from their catalogues. */
export function readShippedTexts(): ShippedTexts {
  const catalogues = readCatalogues(root);
  const languages: Record<string, Record<string, string>> = {};
  for (const { id, languages: trees } of catalogues)
    for (const [language, tree] of trees)
      Object.assign((languages[language] ??= {}), Object.fromEntries(textsOf(tree, id)));
  const used = widgetsByCatalogue(catalogues, widgetEntries(), root);
  return { languages, widgets: Object.fromEntries(used) };
}

function textsOf(tree: TextTree, prefix: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const key = `${prefix}.${name}`;
    return typeof value === "string" ? [[key, value]] : textsOf(value, key);
  });
}
