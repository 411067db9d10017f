import { existsSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path/posix";
import { importsOf } from "../importsOf.ts";
import { locales } from "../../src/shared/time/formatter.ts";
import type { CatalogueSource } from "./catalogues.ts";

/** All languages except English. */
export const otherLanguages: readonly string[] = Object.keys(locales).filter(
  (language) => language !== "en",
);

/** Returns `src/languages/languages.ts`, which loads the texts of a widget in a language. */
export function languagesModule(widgets: readonly string[]): string {
  const list = otherLanguages.map((language) => {
    const entries = widgets.map(
      (widget) => `${widget}: () => import("./${language}/${widget}.ts")`,
    );
    return `${language}: {\n${entries.join(",\n")}\n}`;
  });
  return `export const languages = {\n${list.join(",\n")}\n};\n`;
}

export const languagesDeclaration = [
  'import type { LanguageModule } from "../shared/texts/language.ts";',
  "/** Language → widget → the import of its texts. */",
  "export declare const languages: Readonly<",
  "  Record<string, Readonly<Record<string, () => Promise<LanguageModule>>>>",
  ">;",
  "",
].join("\n");

/**
 * Returns `src/languages/es/<Widget>.ts`, which joins the widget's own texts and those of the
 * shared folders that it uses.
 */
export function languageModule(
  language: string,
  catalogues: readonly CatalogueSource[],
  root: string,
): string {
  const folder = `${root}/src/languages/${language}`;
  const translated = catalogues.filter(({ languages }) => languages.has(language));
  const imports = translated.map(
    ({ path }, index) =>
      `import { ${language} as texts${index} } from "${relative(folder, path)}.${language}.ts";`,
  );
  const entries = translated.map(({ id }, index) => `${JSON.stringify(id)}: texts${index}`);
  return [
    'import { translated } from "../../shared/texts/translated.ts";',
    ...imports,
    `export const language = (lang) => translated(lang, { ${entries.join(", ")} });`,
    "",
  ].join("\n");
}

/**
 * Returns the catalogues whose texts a widget shows. `importsByModule` caches the imports of
 * modules for the next widget.
 */
export function cataloguesOf(
  entry: string,
  catalogues: readonly CatalogueSource[],
  root: string,
  importsByModule = new Map<string, readonly string[]>(),
): CatalogueSource[] {
  const modules = modulesBelow(resolve(root, entry), importsByModule);
  return catalogues.filter(({ path }) => modules.has(`${path}.ts`));
}

/** Returns the id of each catalogue → the widgets that show its texts, in their order. */
export function widgetsByCatalogue(
  catalogues: readonly CatalogueSource[],
  widgets: Readonly<Record<string, string>>,
  root: string,
): Map<string, string[]> {
  const users = new Map<string, string[]>(catalogues.map(({ id }) => [id, []]));
  const importsByModule = new Map<string, readonly string[]>();
  for (const [widget, entry] of Object.entries(widgets))
    for (const { id } of cataloguesOf(entry, catalogues, root, importsByModule))
      users.get(id)?.push(widget);
  return users;
}

/**
 * Returns a module of `src` and all modules that it imports, statically or on demand, directly or
 * indirectly.
 */
function modulesBelow(entry: string, importsByModule: Map<string, readonly string[]>): Set<string> {
  const modules = new Set([entry]);
  for (const module of modules) {
    const imports = importsByModule.get(module) ?? importsIn(module);
    importsByModule.set(module, imports);
    for (const path of imports) modules.add(path);
  }
  return modules;
}

function importsIn(module: string): string[] {
  // A module of texts is not a file, and imports no module of a widget.
  if (!existsSync(module)) return [];
  // An example does not belong to the widget.
  return importsOf(module, readFileSync(module, "utf8")).filter(
    (path) => /\.tsx?$/.test(path) && !/\/example\w*\.tsx?$/.test(path),
  );
}
