import type { RequestHandler } from 'msw'

/** One area of the imitated API: its part of the state, the scenarios that change that part, and its handlers. */
export interface Area<S = unknown> {
  readonly key: string
  /** Plain JSON: it survives a reload. */
  readonly initial: () => S
  /** Scenario name → change of the initial state. A name may appear in several areas: all of them apply. */
  readonly scenarios: Readonly<Record<string, (state: S) => void>>
  /** Handlers match any origin (`*\/api/…`) and read the state anew for each request. */
  readonly handlers: (backend: Backend) => RequestHandler[]
}

export interface Backend {
  /** The area's present state; change it in place, it is saved after each request. */
  state<S>(area: Area<S>): S
  /** Milliseconds since the epoch; tests set it. */
  now(): number
}

/** Every area's state by key, as it is stored. */
export type BackendState = Record<string, unknown>

/** A backend in memory: the service worker, the tests and the browser matrix each keep one and save its `snapshot`. */
export function createBackend(areas: readonly Area<never>[], now: () => number = Date.now) {
  let state: BackendState = {}

  const backend: Backend & { handlers: RequestHandler[]; open(scenario?: string): void; snapshot(): BackendState; restore(saved: BackendState): void } = {
    handlers: [],
    now,
    state<S>(area: Area<S>): S {
      // SAFETY: only `open` and `restore` write, and both write an area's own state under its key.
      return (state[area.key] ??= area.initial()) as S
    },
    /** Starts afresh in a scenario; an unknown name is a mistake in an example and throws. */
    open(scenario = 'default') {
      state = {}
      const changed = areas.filter((area) => Object.hasOwn(area.scenarios, scenario))
      if (scenario !== 'default' && !changed.length) throw new Error(`no area of the backend knows the scenario "${scenario}"`)
      for (const area of changed) area.scenarios[scenario]?.(backend.state(area))
    },
    snapshot: () => structuredClone(state),
    restore(saved) {
      state = saved
    },
  }
  backend.handlers = areas.flatMap((area) => area.handlers(backend))
  return backend
}
