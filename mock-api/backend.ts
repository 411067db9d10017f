import type { RequestHandler } from "msw";

/**
 * An area of the mock API: its part of the state, the scenarios that change it, and its handlers.
 */
export interface Area<S = unknown> {
  readonly key: string;
  /** Plain JSON, so that it survives a reload. */
  readonly initial: () => S;
  /**
   * Changes to the initial state by scenario name. A name in several areas applies in all of them.
   */
  readonly scenarios: Readonly<Record<string, (state: S) => void>>;
  /**
   * Made with `answer(endpoint, …)`. Handlers read the state for each request; the first that
   * matches answers.
   */
  readonly handlers: (backend: Backend) => RequestHandler[];
}

/** An area without its state type, for lists of areas. */
export interface AnyArea {
  readonly key: string;
  readonly initial: () => unknown;
  readonly scenarios: Readonly<Record<string, (state: never) => void>>;
  readonly handlers: (backend: Backend) => RequestHandler[];
}

export interface Backend {
  /** The area's current state; change it in place, and it is saved after each request. */
  state<S>(area: Pick<Area<S>, "key" | "initial">): S;
  /** Milliseconds since the epoch; tests set it. */
  now(): number;
}

/** Every area's state by key, as stored. */
export type BackendState = Record<string, unknown>;

export interface StatefulBackend extends Backend {
  readonly handlers: readonly RequestHandler[];
  /** The scenario opened last. */
  readonly scenario: string;
  /**
   * Resets the state to a scenario; throws for an unknown name, which is a mistake in an example.
   */
  open(scenario?: string): void;
  snapshot(): { scenario: string; state: BackendState };
  restore(saved: { scenario: string; state: BackendState }): void;
}

/**
 * A mock API in memory: the service worker, the tests and the browser matrix each keep one and save
 * its `snapshot`.
 */
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
    // SAFETY: the state was made by the same area.
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
