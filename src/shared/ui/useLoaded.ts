import { useEffect, useState } from "react";

/**
 * Code that is loaded once the component is mounted and `isWanted`, for a component that shows something of its own until
 * then; `lazyComponent` is for one that shows nothing, `createLazyPart` for code that the store loads. Returns the code and how
 * to give it up. Only the first `load` is called, so it reads what may change through a ref.
 */
export function useLoaded<T extends object>(
  load: (signal: AbortSignal) => Promise<T>,
  isWanted = true,
): readonly [loaded: T | "loading" | "failed", fail: () => void] {
  const [loaded, setLoaded] = useState<T | "loading" | "failed">("loading");
  const [start] = useState(() => load);
  useEffect(() => {
    if (!isWanted) return;
    const unmounting = new AbortController();
    const { signal } = unmounting;
    // In a function, since React calls a component that it is given as state.
    const show = (next: T | "failed") => signal.aborted || setLoaded(() => next);
    start(signal).then(show, () => show("failed"));
    return () => unmounting.abort();
  }, [isWanted, start]);
  return [loaded, () => setLoaded("failed")];
}
