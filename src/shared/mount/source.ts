import { registry, type WidgetName } from '../../widgets/registry.ts'
import type { Source } from './load.ts'
import { tableSource, type ChunkTable } from './table.ts'

declare const __FROM_TABLE__: boolean
declare const __CHUNK_TABLE__: string

/** In `dist/mount.js` the build's own table; undefined where modules are bundled by others or run from source. */
export const table: ChunkTable | undefined = __FROM_TABLE__ ? JSON.parse(__CHUNK_TABLE__) : undefined

/** For tests and for applications that bundle the widgets themselves: plain dynamic imports. */
function registrySource(): Source {
  return {
    names: Object.keys(registry),
    // SAFETY: the engine only asks for names that it found in `names`.
    import: (name) => registry[name as WidgetName]!(),
    advice: () => import('./advice.ts'),
  }
}

export const source: Source = __FROM_TABLE__ ? tableSource(table!, import.meta.url) : registrySource()
