import type { WidgetModule } from '../widget/contract.ts'
import type { Source } from './load.ts'

/**
 * Which files each widget needs, written into `mount.js` by the build. Every byte of it travels with
 * every page, so: shared files stand once, and a widget names its own by the bits of a number.
 */
export interface ChunkTable {
  /** Shared chunks, without `.js`; the first is the one with the words for developers. */
  readonly shared: readonly string[]
  /** Widget → hash of its own chunk `<Name>-<hash>.js`, and the shared chunks that it needs: bit 0 is the first. */
  readonly widgets: Readonly<Record<string, readonly [hash: string, shared: number]>>
}

/**
 * Loads all files of a widget at once, without a waterfall: importing a static dependency
 * directly starts its request now instead of after its importer has arrived.
 */
export function tableSource(table: ChunkTable, script: string): Source {
  const load = (file = '', query = '') => import(/* @vite-ignore */ new URL(`${file}.js${query}`, script).href)
  return {
    names: Object.keys(table.widgets),
    async import(name, number) {
      const query = number > 1 ? `?${Date.now()}` : ''
      if (number > 2) table = (await load('mount', query)).table
      const [hash, bits] = table.widgets[name]!
      const shared = table.shared.filter((_, bit) => (bits >> bit) & 1)
      const loading = [load(`${name}-${hash}`, query), ...shared.map((file) => load(file))]
      return (await Promise.all<WidgetModule>(loading))[0]!
    },
    advice: () => load(table.shared[0]),
  }
}
