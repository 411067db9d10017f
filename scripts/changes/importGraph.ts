import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

/** File → the files that import it. Paths are relative to the project's folder. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** The relative imports of a source file as paths; imports of types alone are left out, since they change no behavior. */
export function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const requests = [
    ...staticImports
      .filter(({ entries }) => !entries.length || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  const paths = requests
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => join(dirname(file), specifier.replace(/\?.*$/, "")));
  return [...new Set(paths)];
}

export function importersIn(files: readonly string[]): Importers {
  const importers = new Map<string, Set<string>>();
  for (const file of files)
    for (const imported of importsOf(file, readFileSync(file, "utf8")))
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
  return importers;
}

/** The files themselves and all that imports them, directly or not; what imports one of `stops` is not followed. */
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
