import type { WidgetModule } from '../widget/contract.ts'
import type { Source } from './load.ts'

/** Which files each widget needs, written into `mount.js` by the build; the first index is the widget's own chunk. */
export interface ChunkTable {
  readonly files: readonly string[]
  readonly widgets: Readonly<Record<string, readonly number[]>>
  /** The index of the chunk with the words for developers. */
  readonly advice: number
}

/**
 * Loads all files of a widget at once, without a waterfall: importing a static dependency
 * directly starts its request now instead of after its importer has arrived.
 */
export function tableSource(table: ChunkTable, script: string): Source {
  const load = (file: string) => import(/* @vite-ignore */ new URL(file, script).href)
  const query = () => `?${Date.now()}`
  return {
    names: Object.keys(table.widgets),
    async import(name, number) {
      if (number > 2) table = (await load(query())).table
      const [own, ...shared] = table.widgets[name]!.map((index) => table.files[index]! + '.js')
      const loading = [load(number === 2 ? own + query() : own!), ...shared.map(load)]
      return (await Promise.all<WidgetModule>(loading))[0]!
    },
    advice: () => load(table.files[table.advice]! + '.js'),
  }
}
