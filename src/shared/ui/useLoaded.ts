import { useEffect, useState } from "react";
import { useLatestCallback } from "./useLatestCallback.ts";

/**
 * Code that is loaded once the component is mounted and `isWanted`, for a component that shows something of its own until
 * then; `lazyComponent` is for one that shows nothing, `createLazyPart` for code that the store loads.
 */
export function useLoaded<T extends object>(
  load: (signal: AbortSignal) => Promise<T>,
  isWanted = true,
): {
  readonly loaded: T | "loading" | "failed";
  readonly fail: () => void;
  readonly reload: () => void;
} {
  // In an object, since React calls a function that it is given as state.
  const [state, setState] = useState<{ readonly value: T } | "loading" | "failed">("loading");
  const [tries, setTries] = useState(0);
  const start = useLatestCallback(load);
  useEffect(() => {
    if (!isWanted) return;
    const unmounting = new AbortController();
    const { signal } = unmounting;
    const show = (next: typeof state) => signal.aborted || setState(next);
    start(signal).then(
      (value) => show({ value }),
      () => show("failed"),
    );
    return () => unmounting.abort();
  }, [isWanted, start, tries]);
  return {
    loaded: typeof state === "object" ? state.value : state,
    fail: () => setState("failed"),
    reload() {
      setState("loading");
      setTries(tries + 1);
    },
  };
}
