import type { LanguageModule } from "../texts/language.ts";
import type { WidgetModule } from "../widget/contract.ts";

/**
 * The files of a build, written into `mount.js`. A file is called `<name>-<hash>.js` after its own content; the hash has
 * `hashLength` characters. Names, hashes and needs stand apart from each other, which brotli rewards.
 */
export interface FileTable {
  /**
   * Names of files, separated by spaces: the one that takes over snapshots, those that several widgets need, then the widgets and the
   * diagnostics for developers.
   */
  readonly names: string;
  /** The hash of each file, without a separator. */
  readonly hashes: string;
  /** For each widget's file a digit (base 36) for the index of each other file that it needs; separated by spaces, empty for other files. */
  readonly needs: string;
  /** Language → hash of its texts: the folder `es-1a2b3c4` has a file for each widget. */
  readonly languages: Readonly<Record<string, string>>;
}

export const hashLength = 7;

/** The position of the file that takes over snapshots. */
export const recovery = 0;

/** Turns a widget's name into its module; another name into the diagnostics for developers. */
export interface Source {
  /** Loads a shared file by its position in the table. */
  load(index: typeof recovery): Promise<unknown>;
  /** Truthy for the name of a widget. */
  has(name: string): unknown;
  /** Tries count from 0; each may look in another place. */
  import(name: string, number: number): Promise<WidgetModule>;
  /** Loads a widget's texts in a language; undefined where the language is not shipped. */
  texts(name: string, language: string): Promise<LanguageModule> | undefined;
}

/** Loads all files of a widget at once: a dependency that is imported directly does not wait for its importer to arrive. */
export function tableSource(table: FileTable): Source {
  const names = table.names.split(" ");
  const needs = table.needs.split(" ");
  const load = (file: string, query = "") => import(/* @vite-ignore */ `./${file}.js${query}`);
  const loadAt = (index: number, query?: string) =>
    load(
      `${names[index]}-${table.hashes.slice(index * hashLength, (index + 1) * hashLength)}`,
      query,
    );
  const source: Source = {
    load: loadAt,
    // Every widget needs React at least.
    has: (name) => needs[names.indexOf(name)],
    texts: (name, language) =>
      table.languages[language]
        ? load(`${language}-${table.languages[language]}/${name}`)
        : undefined,
    async import(name, number) {
      const query = number > 1 ? "?" + Date.now() : "";
      // A new release may have another table; it is asked in its own way.
      if (number > 2) return (await load("mount", query)).source.import(name, 2);
      const index = names.indexOf(source.has(name) ? name : "diagnostics");
      const module = loadAt(index, query);
      for (const digit of needs[index]!)
        // A shared file that fails makes its importer fail too.
        loadAt(parseInt(digit, 36)).catch(() => {});
      return module;
    },
  };
  return source;
}
