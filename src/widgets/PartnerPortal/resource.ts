import { createLatest } from "../../shared/flow/latest.ts";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Outcome, Problem } from "../../shared/api/outcome.ts";

/** A value read from the server, with the status of the last read. */
export interface ResourceState<T> {
  readonly value: T | null;
  readonly isLoading: boolean;
  readonly problem: Problem | null;
}

export interface Resource<T> {
  readonly store: StoreApi<ResourceState<T>>;
  /** Reads unless the value is known or being read. */
  load(): void;
  /** Reads in any case; the last read wins (fault F1). The known value stays visible meanwhile. */
  reload(): Promise<void>;
  /** Applies a write to the known value. */
  change(change: (value: T) => T): void;
  /** Forgets the value and aborts a pending read. */
  reset(): void;
}

export function createResource<T>(
  read: (signal: AbortSignal) => Promise<Outcome<T>>,
  signal: AbortSignal,
): Resource<T> {
  const emptyState: ResourceState<T> = { value: null, isLoading: false, problem: null };
  const store = createStore<ResourceState<T>>(() => emptyState);
  const reads = createLatest(signal);

  async function reload(): Promise<void> {
    const thisRead = reads.next();
    if (thisRead.aborted) return;
    store.setState({ isLoading: true });
    const outcome = await read(thisRead);
    if (thisRead.aborted) return;
    store.setState(
      outcome.ok
        ? { value: outcome.value, isLoading: false, problem: null }
        : { isLoading: false, problem: outcome.problem },
    );
  }

  return {
    store,
    reload,
    load() {
      const { value, isLoading, problem } = store.getState();
      if (value === null && !isLoading && !problem) void reload();
    },
    change(change) {
      const { value } = store.getState();
      if (value !== null) store.setState({ value: change(value) });
    },
    reset() {
      reads.stop();
      store.setState(emptyState);
    },
  };
}

/** Loads the resource on mount and returns its state. */
export function useLoadedResource<T>(resource: Resource<T>): ResourceState<T> {
  useEffect(() => resource.load(), [resource]);
  return useResource(resource);
}

export function useResource<T>({ store }: Resource<T>): ResourceState<T> {
  return useStore(store);
}
