import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { hashLength, steadyBits } from '../src/shared/mount/table.ts'
import { parcelsOf, type Module } from './sharing.ts'

/** How many parcels of our own modules widgets may share; each costs the loader's table some bytes, and every visitor a request. */
const mostParcels = 17

/** What changes seldom travels alone, so that returning visitors keep it over many releases. */
const steady: readonly (readonly [name: string, test: RegExp])[] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\/|widget\/reportError/],
  ['zod', /node_modules\/zod\//],
]

type Info = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'>

interface SharedChunks {
  readonly plugin: Plugin
  /** The shared chunk that a module goes into; null leaves it to the bundler. */
  chunkOf(id: string): string | null
  /** Is a chunk of these modules, and all that it imports, other people's code? It is named by its own content, since it changes seldom. */
  isSteady(ids: readonly string[]): boolean
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
  const infos = new Map<string, Info>()
  let build = ''
  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      for (const id of [...this.getModuleIds()].toSorted()) {
        const info = this.getModuleInfo(id)
        if (info) infos.set(id, info)
        hash.update(info?.code ?? '')
      }
      build = hash.digest('base64url').replace(/[^a-z0-9]/gi, '').slice(0, hashLength)
      const modules: Module[] = []
      const laterUsers = usersOf(infos, widgets, true)
      const firstUsers = usersOf(infos, widgets, false)
      for (const [id, users] of firstUsers) {
        const [only = ''] = users
        if (laterUsers.get(id)?.size === 1 && !steadyName(id)) chunks.set(id, only)
        else modules.push({ id, users, size: wireBytes(infos.get(id)), imports: infos.get(id)?.importedIds ?? [], steady: steadyName(id) })
      }
      parcelsOf(modules, mostParcels, roomOf(firstUsers, infos)).forEach((ids, index) => ids.forEach((id) => chunks.set(id, `${index + steadyBits}`)))
    },
  }
  const isOthers = (id: string) => !!steadyName(id) || (!chunks.has(id) && /node_modules|rolldown\/runtime/.test(id))
  return {
    plugin,
    chunkOf: (id) => steadyName(id) ?? chunks.get(id) ?? null,
    isSteady: (ids) => [...closure(ids, infos)].every(isOthers),
    build: () => build,
  }
}

function steadyName(id: string): string | undefined {
  return steady.find(([, test]) => test.test(id))?.[0]
}

/** Bytes on the wire for each character of minified code; rough, but the same for all. */
const wireShare = 0.26
const minified = new Map<string, number>()
/** On the wire: React alone, what is always loaded, and zod. */
const reactBytes = 58_100
const alwaysBytes = 61000
const zodBytes = 7_000

/** What each widget's budget leaves when it loads only what it uses, in bytes. */
function roomOf(users: ReadonlyMap<string, ReadonlySet<string>>, infos: ReadonlyMap<string, Info>): Map<string, number> {
  const { widgets } = JSON.parse(readFileSync(new URL('../budgets.json', import.meta.url), 'utf8'))
  const room = new Map<string, number>()
  const zodUsers = new Set<string>()
  for (const [id, own] of users) {
    for (const widget of own) {
      const before = room.get(widget) ?? (widgets[widget] ?? 2) * reactBytes - alwaysBytes
      room.set(widget, before - (steadyName(id) ? 0 : wireBytes(infos.get(id))))
      if (steadyName(id) === 'zod') zodUsers.add(widget)
    }
  }
  for (const widget of zodUsers) room.set(widget, (room.get(widget) ?? 0) - zodBytes)
  return room
}

function wireBytes(info: Info | undefined): number {
  if (!info?.code) return 0
  const known = minified.get(info.code)
  if (known !== undefined) return known * wireShare
  const { length } = minifySync('module.js', info.code).code
  minified.set(info.code, length)
  return length * wireShare
}

/** Which widgets use each module: by their first screen, or by anything that they load later. */
function usersOf(infos: ReadonlyMap<string, Info>, widgets: Readonly<Record<string, string>>, isLater: boolean): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const [widget, path] of Object.entries(widgets)) {
    const entry = [...infos.keys()].filter((id) => id.endsWith(path))
    for (const id of closure(entry, infos, isLater)) users.set(id, (users.get(id) ?? new Set()).add(widget))
  }
  return users
}

function closure(ids: readonly string[], infos: ReadonlyMap<string, Info>, isLater = false): Set<string> {
  const found = new Set(ids)
  for (const id of found) {
    const info = infos.get(id)
    for (const imported of info?.importedIds ?? []) found.add(imported)
    if (isLater) for (const imported of info?.dynamicallyImportedIds ?? []) found.add(imported)
  }
  return found
}
