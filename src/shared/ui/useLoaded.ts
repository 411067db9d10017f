import { useEffect, useState } from "react";

/**
 * Loads code once the component is mounted and `isWanted`. Use it if the component shows something
 * else until then. `lazyComponent` is for components that show nothing meanwhile, and
 * `createLazyPart` for code that a store loads. Returns the code, and a function that gives it up.
 * Only the first `load` is called, so it must read changing values through a ref.
 */
export function useLoaded<T extends object>(
  load: (signal: AbortSignal) => Promise<T>,
  isWanted = true,
): readonly [loaded: T | "loading" | "failed", fail: () => void] {
  const [loaded, setLoaded] = useState<T | "loading" | "failed">("loading");
  const [start] = useState(() => load);
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Wrapped in a function, because React would call a component that it gets as state.
    const show = (next: T | "failed") => signal.aborted || setLoaded(() => next);
    start(signal).then(show, () => show("failed"));
    return () => controller.abort();
  }, [isWanted, start]);
  return [loaded, () => setLoaded("failed")];
}
