import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Outcome, Problem } from "../../shared/api/outcome.ts";

/** Something that is read from the server: what is known of it, and how the last reading went. */
export interface Reading<T> {
  readonly value: T | null;
  readonly isReading: boolean;
  readonly problem: Problem | null;
}

export interface Resource<T> {
  readonly store: StoreApi<Reading<T>>;
  /** Reads unless that was done or is being done. */
  load(): void;
  /** Reads in any case; the last reading wins (fault F1). What is known stays on the screen meanwhile. */
  reload(): Promise<void>;
  /** News from a write. */
  change(change: (value: T) => T): void;
  /** Forgets everything, and whatever is still on its way. */
  reset(): void;
}

export function createResource<T>(
  read: (signal: AbortSignal) => Promise<Outcome<T>>,
  ending: AbortSignal,
): Resource<T> {
  const nothing: Reading<T> = { value: null, isReading: false, problem: null };
  const store = createStore<Reading<T>>(() => nothing);
  let current = new AbortController();
  ending.addEventListener("abort", () => current.abort(), { once: true });

  async function reload(): Promise<void> {
    current.abort();
    const own = (current = new AbortController());
    if (ending.aborted) return;
    store.setState({ isReading: true });
    const outcome = await read(own.signal);
    if (own.signal.aborted) return;
    store.setState(
      outcome.ok
        ? { value: outcome.value, isReading: false, problem: null }
        : { isReading: false, problem: outcome.problem },
    );
  }

  return {
    store,
    reload,
    load() {
      const { value, isReading, problem } = store.getState();
      if (value === null && !isReading && !problem) void reload();
    },
    change(change) {
      const { value } = store.getState();
      if (value !== null) store.setState({ value: change(value) });
    },
    reset() {
      current.abort();
      store.setState(nothing);
    },
  };
}

export function useResource<T>({ store }: Resource<T>): Reading<T> {
  return useStore(store);
}
