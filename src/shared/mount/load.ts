import type { WidgetModule } from '../widget/contract.ts'
import { within } from './within.ts'

/** Turns a widget's name into its module. Tries count from 0; each may look in another place. */
export interface Source {
  readonly names: readonly string[]
  import(name: string, number: number): Promise<WidgetModule>
  /** Words for developers, loaded only where a page is at fault. */
  advice(): Promise<typeof import('./advice.ts')>
}

/** Same URL, same URL again, with a query, from the fresh table. */
const lastTry = 3
const tryMs = 15_000
const allTriesMs = 35_000

const modules: Record<string, Promise<WidgetModule> | undefined> = {}

/** Loads a widget's code once per page; a failed load is forgotten, so that asking again tries again. */
export function load(source: Source, name: string): Promise<WidgetModule> {
  return (modules[name] ??= tries(source, name))
}

async function tries(source: Source, name: string): Promise<WidgetModule> {
  const end = performance.now() + allTriesMs
  for (let number = 0; ; number++) {
    const left = end - performance.now()
    try {
      return await within(Math.min(tryMs, left), source.import(name, number))
    } catch (error) {
      if (number < lastTry && left > tryMs) continue
      modules[name] = undefined
      throw error
    }
  }
}
