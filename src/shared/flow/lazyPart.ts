import { createStore } from "zustand/vanilla";

export interface LazyPart<T> {
  readonly part: T | null;
  readonly hasFailed: boolean;
}

/** The widget whose first screen a part follows. */
interface FirstScreen {
  readonly element: HTMLElement;
  readonly signal: AbortSignal;
}

/** The store of a widget whose first screen has no content until its first call is answered. */
interface FirstCall<S> {
  readonly store: {
    getState(): S;
    subscribe(listener: (state: S) => void): () => void;
  };
  readonly isPending: (state: S) => boolean;
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
    /**
     * Loads what the first action needs in idle time behind the first screen: after `widget:ready`
     * and the answer of the first call, because on a slow line the file would delay both.
     */
    prefetchWhenIdle<S>({ element, signal }: FirstScreen, firstCall?: FirstCall<S>): void {
      const prefetchIfIdle = () => void (globalThis.requestIdleCallback ?? setTimeout)(prefetch);
      element.addEventListener(
        "widget:ready",
        () => (firstCall ? afterAnswer(firstCall, signal, prefetchIfIdle) : prefetchIfIdle()),
        { once: true, signal },
      );
    },
  };
}

function afterAnswer<S>(
  { store, isPending }: FirstCall<S>,
  signal: AbortSignal,
  run: () => void,
): void {
  if (!isPending(store.getState())) return run();
  const stop = store.subscribe((state) => {
    if (isPending(state)) return;
    stop();
    run();
  });
  signal.addEventListener("abort", stop, { once: true });
}
