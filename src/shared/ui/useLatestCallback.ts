import { useInsertionEffect, useRef, useState } from "react";

/**
 * A function whose identity never changes and which calls the callback of the latest committed render: for effects and timers that
 * must not run again when only the callback is another one. React's own `useEffectEvent` needs 19.2, the package runs from 19.0 on.
 * Not to be called while rendering.
 */
export function useLatestCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  // Runs before every layout effect of the same commit, so that all effects see the new callback.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  const [stable] = useState(
    () =>
      (...args: Args): Result =>
        latest.current(...args),
  );
  return stable;
}
