import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import { contractVersion, type MountableWidget } from './contract.ts'
import type { Environment } from './environment.ts'
import { mountInstance } from './instance.tsx'
import type { OptionsSchema } from './readOptions.ts'

/** What a widget's store is made from. It outlives the React tree and ends with `signal` of the environment. */
export interface StoreStart<O> {
  options(): O
  environment(): Environment
}

export interface Widget<S extends OptionsSchema = OptionsSchema, Store = unknown> {
  /** Gives attribute types, validation, the documentation table and the harness form. */
  readonly options: S
  /** State that survives a crash, a page translation and a move; made once per root. */
  readonly createStore?: (start: StoreStart<z.output<S>>) => Store
  readonly Root: ComponentType<{ options: z.output<S>; store: Store }>
  /** Start states for the harness, the matrix tests and the screenshots; left out of the build. */
  readonly examples?: () => Promise<unknown>
}

/** A widget's door: the default export of its folder's `index.ts`. */
export function defineWidget<S extends OptionsSchema, Store = undefined>(widget: Widget<S, Store>): MountableWidget & { widget: Widget<S, Store> } {
  return { contract: contractVersion, widget, mount: (place, bridge) => mountInstance(widget, place, bridge) }
}
