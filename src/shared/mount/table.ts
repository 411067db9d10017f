import type { WidgetModule } from "../widget/contract.ts";

/**
 * The files of a build, written into `mount.js`. A file is called `<name>-<hash>.js` after its own content; the hash has
 * `hashLength` characters.
 */
export interface FileTable {
  /** Names and hashes of the files that several widgets need before they can start, such as `react-1a2b3c4d`. */
  readonly shared: readonly string[];
  /** For each widget the hash of its own file, then a digit (base 36) for the index of each shared file that it needs. */
  readonly widgets: Readonly<Record<string, string>>;
  /** The diagnostics for developers, in the same form. */
  readonly diagnostics: string;
}

export const hashLength = 7;

/** Turns a widget's name into its module; another name into the diagnostics for developers. */
export interface Source {
  has(name: string): boolean;
  /** Tries count from 0; each may look in another place. */
  import(name: string, number: number): Promise<WidgetModule>;
}

/** Loads all files of a widget at once: a dependency that is imported directly does not wait for its importer to arrive. */
export function tableSource(table: FileTable, script: string): Source {
  const load = (file: string, query = "") =>
    import(/* @vite-ignore */ new URL(`${file}.js${query}`, script).href);
  const has = (name: string) => Object.hasOwn(table.widgets, name);
  return {
    has,
    async import(name, number) {
      const query = number > 1 ? `?${Date.now()}` : "";
      if (number > 2) ({ table } = await load("mount", query));
      const [file, row] = has(name)
        ? [name, table.widgets[name]!]
        : ["diagnostics", table.diagnostics];
      const module = load(`${file}-${row.slice(0, hashLength)}`, query);
      for (const digit of row.slice(hashLength))
        // A shared file that fails makes its importer fail too.
        load(table.shared[parseInt(digit, 36)]!).catch(() => {});
      return module;
    },
  };
}
