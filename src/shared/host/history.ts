/** Calls `run` after the fragment of the page's address has changed. */
export function onHashChange(signal: AbortSignal, run: () => void): void {
  addEventListener("hashchange", run, { signal });
}

/** How long a `popstate` waits for the `hashchange` that may follow it, in milliseconds. */
const fragmentMs = 20;

/**
 * Calls `run` when the person went back or forward to this page, but not for a mere change of the fragment, which fires
 * `popstate` too, and `hashchange` after it. Comparing addresses does not help, because the host's own `pushState` fires no event.
 */
export function onHistoryMove(signal: AbortSignal, run: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => clearTimeout(timer);
  addEventListener(
    "popstate",
    () => {
      drop();
      timer = setTimeout(run, fragmentMs);
    },
    { signal },
  );
  addEventListener("hashchange", drop, { signal });
  signal.addEventListener("abort", drop, { once: true });
}
