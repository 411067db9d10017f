/**
 * Returns a function whose promise is resolved while the page is shown, and pending from `pagehide`
 * to `pageshow` (back/forward cache). After `signal` is aborted it is always resolved.
 */
export function pageVisibleGate(signal: AbortSignal): () => Promise<void> {
  let opened = Promise.resolve();
  let open: (() => void) | null = null;
  const release = (): void => {
    open?.();
    open = null;
  };
  const shut = (): void => {
    if (!open) opened = new Promise((resolve) => (open = resolve));
  };
  addEventListener("pagehide", shut, { signal });
  addEventListener("pageshow", release, { signal });
  signal.addEventListener("abort", release, { once: true });
  return () => opened;
}
