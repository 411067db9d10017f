import type { LanguageModule } from "../texts/language.ts";
import type { WidgetModule } from "../widget/contract.ts";
import { isPinned } from "./pins.ts";

/**
 * The files of a build, written into `mount.js`. A file is called `<name>-<hash>.js`, and the hash
 * of its content has `hashLength` characters. Names, hashes and needs are separate, because brotli
 * compresses them better that way.
 */
export interface FileTable {
  /**
   * The names of the files, separated by spaces: first the file that takes over snapshots, then
   * files that several widgets need, then the widgets and the developers' diagnostics, then for each
   * language the list that knows the files of its texts, such as `es`. So one changed text renames
   * only the file of its widget and this list.
   */
  readonly names: string;
  /** The hash of each file, without separators. */
  readonly hashes: string;
  /**
   * For each widget's file, one base-36 digit per file that it needs: that file's index. Separated
   * by spaces, and empty for other files.
   */
  readonly needs: string;
}

export const hashLength = 7;

/** The index of the file that takes over snapshots. */
export const recovery = 0;

/** A language's file: widget → the import of its texts. */
type LanguageFiles = Readonly<Record<string, (() => Promise<LanguageModule>) | undefined>>;

/**
 * Returns the module of a widget's name. For any other name it returns the diagnostics for
 * developers.
 */
export interface Source {
  /** Loads a shared file by its index in the table. */
  load(index: typeof recovery): Promise<unknown>;
  /** Truthy if the name is a widget's. */
  has(name: string): unknown;
  /** Loads a module. `number` counts the tries from 0, and a later try may use another address. */
  import(name: string, number: number): Promise<WidgetModule>;
  /**
   * Loads a widget's texts in a language. Undefined if the language is not shipped, and a promise of
   * undefined if the widget has no texts.
   */
  texts(name: string, language: string): Promise<LanguageModule | undefined> | undefined;
}

/**
 * Loads all files of a widget at once, so that a dependency does not wait for the file that imports
 * it.
 */
export function tableSource(table: FileTable): Source {
  const names = table.names.split(" ");
  const needs = table.needs.split(" ");
  const load = (file: string, query = "") => import(/* @vite-ignore */ `./${file}.js${query}`);
  const loadAt = (index: number, query?: string) =>
    load(
      `${names[index]}-${table.hashes.slice(index * hashLength, (index + 1) * hashLength)}`,
      query,
    );
  // Every widget needs at least React.
  const has = (name: string) => needs[names.indexOf(name)];
  return {
    load: loadAt,
    has,
    texts(name, language) {
      const index = names.indexOf(language);
      return index < 0 ? undefined : loadAt(index).then((texts: LanguageFiles) => texts[name]?.());
    },
    async import(name, number) {
      // No hash covers an address with a query, or a new release.
      const query = number > 1 && !isPinned ? "?" + Date.now() : "";
      // A new release may have another table, so the fourth try uses that table.
      if (number > 2 && query) return (await load("mount", query)).source.import(name, 2);
      const index = names.indexOf(has(name) ? name : "diagnostics");
      const module = loadAt(index, query);
      for (const digit of needs[index]!)
        // If a shared file fails, its importer fails too.
        loadAt(parseInt(digit, 36)).catch(() => {});
      return module;
    },
  };
}
