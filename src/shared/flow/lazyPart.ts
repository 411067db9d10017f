import { createStore } from "zustand/vanilla";

export interface LazyPart<T> {
  readonly part: T | null;
  readonly hasFailed: boolean;
}

/** The result of `createLazyPart`. */
export type LazyPartStore<T> = ReturnType<typeof createLazyPart<T>>;

/** A part of the widget that loads on demand. A failed load can be repeated. */
export function createLazyPart<T>(fetchPart: () => Promise<T>) {
  const store = createStore<LazyPart<T>>(() => ({ part: null, hasFailed: false }));
  let isLoading = false;

  async function load(): Promise<void> {
    if (isLoading || store.getState().part) return;
    isLoading = true;
    store.setState({ hasFailed: false });
    try {
      store.setState({ part: await fetchPart() });
    } catch {
      store.setState({ hasFailed: true });
    }
    isLoading = false;
  }

  const prefetch = () => void (store.getState().hasFailed || load());

  return {
    store,
    load: () => void load(),
    /** Loads ahead of need. After a failure, it does nothing: only the person tries again. */
    prefetch,
    /** Loads what the first action needs, once the first screen is there. */
    prefetchWhenIdle: () => void (globalThis.requestIdleCallback ?? setTimeout)(prefetch),
  };
}
