import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { hashLength } from '../src/shared/mount/table.ts'
import { parcelsOf, type Module } from './sharing.ts'

/** How many parcels of our own modules widgets may share; each costs the loader's table some bytes, and every visitor a request. */
const mostParcels = 12

/** What changes seldom travels alone, so that returning visitors keep it over many releases. */
const steady: readonly (readonly [name: string, test: RegExp])[] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|widget\/reportError/],
  ['zod', /node_modules\/zod\//],
]

type Info = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'>

interface SharedChunks {
  readonly plugin: Plugin
  /** The shared chunk that a module goes into; null leaves it to the bundler. */
  chunkOf(id: string): string | null
  /** Short hash of all that the build was made from: equal names have equal contents. */
  build(): string
}

/**
 * Decides, once all modules are known, which of them travel together: computed from who imports what and from the widgets' budgets
 * (`sharing.ts`), since a list by hand is wrong with every new widget.
 */
export function sharedChunks(widgets: Readonly<Record<string, string>>, settings: unknown): SharedChunks {
  const chunks = new Map<string, string>()
  const hash = createHash('sha256').update(JSON.stringify(settings))
  let build = ''
  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      const infos = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)]).filter((pair): pair is [string, NonNullable<ReturnType<typeof this.getModuleInfo>>] => !!pair[1]))
      for (const id of [...infos.keys()].toSorted()) hash.update(infos.get(id)?.code ?? '')
      build = hash.digest('base64url').replace(/[^a-z0-9]/gi, '').slice(0, hashLength)
      const free: Module[] = []
      const laterUsers = usersOf(infos, widgets, true)
      for (const [id, users] of usersOf(infos, widgets, false)) {
        const { code, importedIds = [] } = infos.get(id) ?? {}
        const [only = ''] = users
        if (laterUsers.get(id)?.size === 1) chunks.set(id, only)
        else if (!steadyName(id)) free.push({ id, users, size: code?.length ?? 0, imports: importedIds })
      }
      parcelsOf(free, mostParcels, weightOf).forEach((ids, index) => ids.forEach((id) => chunks.set(id, nameOf(index))))
    },
  }
  return { plugin, chunkOf: (id) => steadyName(id) ?? chunks.get(id) ?? null, build: () => build }
}

/** `a`, `b`, … */
function nameOf(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index)
}

function steadyName(id: string): string | undefined {
  return steady.find(([, test]) => test.test(id))?.[0]
}

/** Is a chunk made of nothing but other people's packages? It is named by its own content, since it changes seldom. */
export function isSteady(ids: readonly string[]): boolean {
  return ids.every((id) => /node_modules/.test(id) || steadyName(id))
}

/** Bytes in vain weigh most where a budget is small. */
function weightOf(widget: string): number {
  const { widgets } = JSON.parse(readFileSync(new URL('../budgets.json', import.meta.url), 'utf8'))
  return 1 / ((widgets[widget] ?? 2) - 1) ** 2
}

/** Which widgets use each module: by their first screen, or by anything that they load later. */
function usersOf(infos: ReadonlyMap<string, Info>, widgets: Readonly<Record<string, string>>, isLater: boolean): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const [widget, path] of Object.entries(widgets)) {
    const entry = [...infos.keys()].find((id) => id.endsWith(path))
    for (const id of closure(entry, infos, isLater)) users.set(id, (users.get(id) ?? new Set()).add(widget))
  }
  return users
}

function closure(entry: string | undefined, infos: ReadonlyMap<string, Info>, isLater: boolean): Set<string> {
  const found = new Set(entry ? [entry] : [])
  for (const id of found) {
    const info = infos.get(id)
    for (const imported of info?.importedIds ?? []) found.add(imported)
    if (isLater) for (const imported of info?.dynamicallyImportedIds ?? []) found.add(imported)
  }
  return found
}
