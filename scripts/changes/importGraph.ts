import { readFileSync } from "node:fs";
import { importsOf } from "../../build/importsOf.ts";
import { textsAt } from "../../build/texts/generatedModules.ts";
import { otherLanguages } from "../../build/texts/languageModules.ts";

/** File → the files that import it. Paths are relative to the project's folder. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

export function importersIn(files: readonly string[]): Importers {
  const importers = new Map<string, Set<string>>();
  for (const file of files)
    for (const imported of importsOf(file, readFileSync(file, "utf8")).flatMap(sourcesOf))
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
  return importers;
}

/**
 * A module of texts is made from the files of all languages. A widget with one of them also shows
 * the others.
 */
export function sourcesOf(imported: string): string[] {
  const texts = textsAt(imported);
  return texts
    ? [
        imported,
        ...["en", ...otherLanguages].map((language) => `${texts.catalogue}.${language}.json`),
      ]
    : [imported];
}

/**
 * The files themselves and all files that import them, directly or not. Does not continue beyond
 * `stops`.
 */
export function dependents(
  files: Iterable<string>,
  importers: Importers,
  stops: readonly string[] = [],
): Set<string> {
  const reached = new Set(files);
  for (const file of reached)
    if (!stops.includes(file))
      for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}
