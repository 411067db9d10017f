/** Calls `run` after the fragment of the page's address has changed. */
export function onHashChange(signal: AbortSignal, run: () => void): void {
  addEventListener("hashchange", run, { signal });
}

/** Milliseconds that a `popstate` waits for the `hashchange` that may follow it. */
const fragmentMs = 20;

/**
 * Calls `run` when the person went back or forward to this page. A change of the fragment does not
 * count: it fires `popstate` and then `hashchange`. Comparing addresses does not help, because the
 * host's `pushState` fires no event.
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
