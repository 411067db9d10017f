import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { checksum, hashLength, type ChunkTable } from '../src/shared/mount/table.ts'

const placeholder = '__CHUNK_TABLE__'
/** The loader's limit, table included, in bytes of brotli. */
const mountLimit = 2_500

type Chunk = Rolldown.OutputChunk

/**
 * Writes into `mount.js` which files each widget needs, static dependencies included, so that the
 * loader requests them all at once. Fails the build when `mount.js` outgrows its limit, and when a chunk
 * imports it: its name is stable, and its cached copy may be older than the chunk.
 */
export function chunkTable(widgets: readonly string[]): Plugin {
  return {
    name: 'chunk-table',
    apply: 'build',
    config: () => ({ define: { __FROM_TABLE__: 'true', [placeholder]: JSON.stringify(placeholder), __WIDGET_NAMES__: JSON.stringify(widgets) } }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
      const mount = chunks.find(({ fileName }) => fileName === 'mount.js')
      if (!mount) this.error('the build has no mount.js')
      for (const { fileName, imports } of chunks) {
        if (imports.includes('mount.js')) this.error(`${fileName} imports mount.js`)
      }
      if (mount.imports.length) this.error(`mount.js imports ${mount.imports.join(', ')}; it must stand alone`)
      const written = mount.code.replace(/JSON\.parse\((["'`])__CHUNK_TABLE__\1\)/, literal(tableOf(chunks, widgets)))
      if (written === mount.code) this.error('mount.js has no place for the chunk table')
      mount.code = written
      const bytes = brotliBytes(written)
      if (bytes > mountLimit) this.warn(`mount.js has ${bytes} bytes (brotli); its limit is ${mountLimit}`)
      this.info(`mount.js: ${bytes} of ${mountLimit} bytes (brotli)`)
    },
  }
}

/** Bytes that travel: brotli at its best quality. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** A JavaScript literal, without the quotes that JSON puts around keys. */
export function literal(table: ChunkTable): string {
  return JSON.stringify(table).replace(/"(\d+|[a-z]+)":/g, '$1:')
}

/** The compact table of a build; throws for a widget whose chunk is missing. */
export function tableOf(chunks: readonly Chunk[], widgets: readonly string[]): ChunkTable {
  const entryOf = (name: string) => {
    const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name)
    if (!entry) throw new Error(`${name} is registered but not built`)
    return entry
  }
  const shared: string[] = []
  const bitOf = (file: string) => {
    const name = file.replace(/\.js$/, '')
    if (name.length !== hashLength) throw new Error(`${file} should be called by its hash alone`)
    return 1 << (shared.includes(name) ? shared.indexOf(name) : shared.push(name) - 1)
  }
  const rows = [...widgets, 'advice'].map((name) => {
    const [own = '', ...needed] = withDependencies(entryOf(name), chunks)
    const hash = own.slice(name.length + 1, -'.js'.length)
    if (hash.length !== hashLength) throw new Error(`${own} should end with a hash of ${hashLength} characters`)
    return [checksum(name), hash + needed.reduce((bits, file) => bits | bitOf(file), 0).toString(36)] as const
  })
  if (shared.length > 31) throw new Error(`${shared.length} shared chunks; a number has room for 31`)
  if (new Set(rows.map(([sum]) => sum)).size < rows.length) throw new Error('two names of widgets have the same checksum')
  return { shared: shared.join(''), widgets: Object.fromEntries(rows) }
}

/** The entry first, then everything that it imports statically. */
function withDependencies(entry: Chunk, chunks: readonly Chunk[]): string[] {
  const files = new Set([entry.fileName])
  for (const file of files) for (const dependency of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(dependency)
  return [...files]
}
