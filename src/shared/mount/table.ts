import type { WidgetModule } from '../widget/contract.ts'

/**
 * Which files each widget needs, written into `mount.js` by the build. Every byte of it travels with every page:
 * names stand as checksums, shared chunks once and nameless, and a widget's own by the bits of a number.
 */
export interface ChunkTable {
  /** The hashes of the shared chunks, `hashLength` characters each; a file is called `<hash>.js`. */
  readonly shared: string
  /** Checksum of a widget's name → the hash of its chunk `<Name>-<hash>.js`, then to the base of 36 its shared chunks: bit 0 is the first. */
  readonly widgets: Readonly<Record<number, string>>
}

/** Turns a widget's name into its module; the name `advice` into the words for developers. */
export interface Source {
  has(name: string): boolean
  /** Tries count from 0; each may look in another place. */
  import(name: string, number: number): Promise<WidgetModule>
}

export const hashLength = 6

/** A mistyped name passes for a known one once in forty thousand times, and then fails to load. */
export function checksum(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e6, 0)
}

/**
 * Loads all files of a widget at once, without a waterfall: importing a static dependency
 * directly starts its request now instead of after its importer has arrived.
 */
export function tableSource(table: ChunkTable, script: string): Source {
  const load = (file: string, query = '') => import(/* @vite-ignore */ new URL(`${file}.js${query}`, script).href)
  return {
    has: (name) => checksum(name) in table.widgets,
    async import(name, number) {
      const query = number > 1 ? `?${Date.now()}` : ''
      if (number > 2) table = (await load('mount', query)).table
      const [, hash, bits] = /(.{6})(.*)/.exec(table.widgets[checksum(name)]!)!
      const shared = table.shared.match(/.{6}/g)!.filter((_, bit) => (parseInt(bits!, 36) >> bit) & 1)
      return (await Promise.all([load(`${name}-${hash}`, query), ...shared.map((file) => load(file))]))[0]
    },
  }
}
