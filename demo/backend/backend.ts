import type { RequestHandler } from "msw";

/** One area of the imitated API: its part of the state, the scenarios that change that part, and its handlers. */
export interface Area<S = unknown> {
  readonly key: string;
  /** Plain JSON: it survives a reload. */
  readonly initial: () => S;
  /** Scenario name → change of the initial state. A name may appear in several areas: all of them apply. */
  readonly scenarios: Readonly<Record<string, (state: S) => void>>;
  /** Made with `answer(endpoint, …)`; they read the state anew for each request. The first that matches answers. */
  readonly handlers: (backend: Backend) => RequestHandler[];
}

/** An area whatever its state, for lists of areas. */
export interface AnyArea {
  readonly key: string;
  readonly initial: () => unknown;
  readonly scenarios: Readonly<Record<string, (state: never) => void>>;
  readonly handlers: (backend: Backend) => RequestHandler[];
}

export interface Backend {
  /** The area's present state; change it in place, it is saved after each request. */
  state<S>(area: Pick<Area<S>, "key" | "initial">): S;
  /** Milliseconds since the epoch; tests set it. */
  now(): number;
}

/** Every area's state by key, as it is stored. */
export type BackendState = Record<string, unknown>;

export interface StatefulBackend extends Backend {
  readonly handlers: readonly RequestHandler[];
  /** The scenario that was opened last. */
  readonly scenario: string;
  /** Starts afresh in a scenario; an unknown name is a mistake in an example and throws. */
  open(scenario?: string): void;
  snapshot(): { scenario: string; state: BackendState };
  restore(saved: { scenario: string; state: BackendState }): void;
}

/** A backend in memory: the service worker, the tests and the browser matrix each keep one and save its `snapshot`. */
export function createBackend(
  areas: readonly AnyArea[],
  now: () => number = Date.now,
): StatefulBackend {
  let scenario = "default";
  let state: BackendState = {};

  const backend: Backend = {
    now,
    state<S>(area: Pick<Area<S>, "key" | "initial">): S {
      // SAFETY: only `open` and `restore` write, and both write an area's own state under its key.
      return (state[area.key] ??= area.initial()) as S;
    },
  };

  function open(name = "default"): void {
    const changed = areas.filter(({ scenarios }) => Object.hasOwn(scenarios, name));
    if (name !== "default" && !changed.length)
      throw new Error(`no area of the backend knows the scenario "${name}"`);
    state = {};
    scenario = name;
    // SAFETY: the state is the one that the same area has just made.
    for (const area of changed) area.scenarios[name]?.(backend.state(area) as never);
  }

  return {
    ...backend,
    handlers: areas.flatMap((area) => area.handlers(backend)),
    get scenario() {
      return scenario;
    },
    open,
    snapshot: () => structuredClone({ scenario, state }),
    restore(saved) {
      ({ scenario, state } = structuredClone(saved));
    },
  };
}
