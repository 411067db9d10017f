import { useInsertionEffect, useRef, useState } from "react";

/**
 * Returns a function whose identity never changes and which calls the callback of the latest
 * committed render. Use it for effects and timers that must not run again when only the callback
 * changes. React's own `useEffectEvent` needs 19.2, but the package supports 19.0. Do not call the
 * function while rendering.
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
