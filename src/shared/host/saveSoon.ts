import { hostDocument } from "./hostDocument.ts";

/**
 * Saves input `ms` after its last change, and at once when the page is hidden, closed or reloaded
 * or `signal` is aborted. `isLastChance` is true in these cases: only what `save` does
 * synchronously is certain to run.
 */
export function saveSoon(
  ms: number,
  signal: AbortSignal,
  save: (isLastChance: boolean) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(isLastChance: boolean): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    save(isLastChance);
  }
  const flush = (): void => run(true);

  addEventListener("pagehide", flush, { signal });
  // Phones end a page in the background without `pagehide`.
  hostDocument.addEventListener("visibilitychange", flush, { signal });
  signal.addEventListener("abort", flush, { once: true });
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, ms, false);
  };
}
