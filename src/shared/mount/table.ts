import type { WidgetModule } from "../widget/contract.ts";

/**
 * Which files each widget needs, written into `mount.js` by the build. Every byte of it travels with every page: names stand
 * as checksums, and all files but those that outlive releases are called after one hash of the whole build. One text:
 *
 * - eight characters for each widget: two for the checksum of its name, six digits to the base of 32 for the bits of its shared chunks (five bits to a digit repeat more, and so travel smaller, than a base of 36);
 * - the hashes of the `steadyBits` shared chunks that seldom change, blanks where there are fewer: a file is called `<hash>.js`;
 * - the hash of the build, `hashLength` characters: a widget's own file is called `<Name>-<build>.js`, a shared one `<bit>-<build>.js`.
 */
export type ChunkTable = string;

/** Shared chunks with a hash of their own; they have the bits from 0 on. */
export const steadyBits = 3;

/** Turns a widget's name into its module; the name `advice` into the words for developers. */
export interface Source {
  /** Truthy for a name that is built. */
  has(name: string): unknown;
  /** Tries count from 0; each may look in another place. */
  import(name: string, number: number): Promise<WidgetModule>;
}

export const hashLength = 6;

/** Two digits to the base of 36. A mistyped name passes for a known one once in fifty times, and then fails to load. */
export function checksum(name: string): string {
  return (
    [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1259, 0) + 36
  ).toString(36);
}

/**
 * Loads all files of a widget at once, without a waterfall: importing a static dependency
 * directly starts its request now instead of after its importer has arrived.
 */
export function tableSource(table: ChunkTable, script: string): Source {
  const load = (file: string, query = "") =>
    import(/* @vite-ignore */ new URL(`${file}.js${query}`, script).href);
  const row = (name: string) => RegExp(`^(?:.{8})*?${checksum(name)}(.{6})`).exec(table);
  const build = () => table.slice(-hashLength);
  return {
    has: row,
    async import(name, number) {
      const query = number > 1 ? `?${Date.now()}` : "";
      if (number > 2) table = (await load("mount", query)).table;
      const own = load(`${name}-${build()}`, query);
      const bits = parseInt(row(name)?.[1] ?? "0", 32);
      for (let bit = 0; bits >> bit; bit++) {
        // What fails here fails its importer too.
        if ((bits >> bit) & 1)
          load(
            bit < steadyBits
              ? table.slice((bit - steadyBits - 1) * hashLength, (bit - steadyBits) * hashLength)
              : `${bit}-${build()}`,
          ).catch(() => {});
      }
      return own;
    },
  };
}
