import type { Plugin, Rolldown } from 'vite'
import type { ChunkTable } from '../src/shared/mount/table.ts'
import { widgetEntries } from './widgetEntries.ts'

const placeholder = '__CHUNK_TABLE__'
type Chunk = Rolldown.OutputChunk

/**
 * Writes into `mount.js` which files each widget needs, static dependencies included, so that the
 * loader requests them all at once. Fails the build when a chunk imports `mount.js`, whose name is stable
 * and whose cached copy may be older than the chunk.
 */
export function chunkTable(): Plugin {
  return {
    name: 'chunk-table',
    apply: 'build',
    config: () => ({ define: { __FROM_TABLE__: 'true', [placeholder]: JSON.stringify(placeholder) } }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
      const mount = chunks.find(({ fileName }) => fileName === 'mount.js')
      if (!mount) this.error('the build has no mount.js')
      for (const { fileName, imports } of chunks) {
        if (imports.includes('mount.js')) this.error(`${fileName} imports mount.js`)
      }
      if (mount.imports.length) this.error(`mount.js imports ${mount.imports.join(', ')}; it must stand alone`)
      const table = tableOf(new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
      const written = mount.code.replace(/JSON\.parse\((["'`])__CHUNK_TABLE__\1\)/, JSON.stringify(table))
      if (written === mount.code) this.error('mount.js has no place for the chunk table')
      mount.code = written
    },
  }
}

function tableOf(chunks: Map<string, Chunk>): ChunkTable {
  const files: string[] = []
  const index = (file: string) => {
    const name = file.replace(/\.js$/, '')
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1
  }
  const entryOf = (name: string) => {
    const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name)
    if (!entry) throw new Error(`${name} is registered but not built`)
    return withDependencies(entry, chunks).map(index)
  }
  const widgets = Object.fromEntries(Object.keys(widgetEntries()).map((name) => [name, entryOf(name)]))
  const [advice = 0] = entryOf('advice')
  return { files, widgets, advice }
}

/** The entry first, then everything that it imports statically. */
function withDependencies(entry: Chunk, chunks: Map<string, Chunk>): string[] {
  const files = new Set([entry.fileName])
  for (const file of files) for (const dependency of chunks.get(file)?.imports ?? []) files.add(dependency)
  return [...files]
}
