/** Calls `run` once after `ms`, unless `signal` is aborted first. */
export function after(ms: number, signal: AbortSignal, run: () => void): void {
  if (signal.aborted) return;
  const stop = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    signal.removeEventListener("abort", stop);
    run();
  }, ms);
  signal.addEventListener("abort", stop, { once: true });
}

/** Resolves to true after `ms`, or to false as soon as `signal` is aborted. */
export function sleep(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve(true);
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}

/** Runs only the last of several calls, `ms` after it. Runs none after `signal` is aborted. */
export function debounce<A extends readonly unknown[]>(
  ms: number,
  signal: AbortSignal,
  run: (...args: A) => void,
): (...args: A) => void {
  let controller: AbortController | undefined;
  signal.addEventListener("abort", () => controller?.abort(), { once: true });
  return (...args) => {
    controller?.abort();
    controller = new AbortController();
    if (!signal.aborted) after(ms, controller.signal, () => run(...args));
  };
}
