/** The time limit of a call, combined with the caller's signal. */
export interface Deadline {
  /** The signal for the request. Undefined in a browser that cannot abort requests. */
  readonly signal: AbortSignal | undefined;
  /**
   * Resolves to the promise's value, or to 'over' if the time runs out or the caller aborts first.
   */
  before<T>(promise: Promise<T>): Promise<T | "over">;
  /**
   * Waits, and resolves to whether the wait ended normally. Resolves to false at once if less time
   * is left.
   */
  pause(ms: number): Promise<boolean>;
  readonly isOver: boolean;
  /** Ends timers and listeners. */
  clear(): void;
}

/**
 * Starts a deadline of `limitMs`. It holds even if `fetch` never settles, and without an
 * AbortController.
 */
export function deadline(limitMs: number, caller: AbortSignal | undefined): Deadline {
  const controller = typeof AbortController === "function" ? new AbortController() : undefined;
  const end = performance.now() + limitMs;
  let isOver = false;
  let stop = (): void => {};
  const over = new Promise<"over">((resolve) => {
    stop = () => {
      isOver = true;
      controller?.abort();
      resolve("over");
    };
  });
  const timer = setTimeout(stop, limitMs);
  caller?.addEventListener("abort", stop, { once: true });
  if (caller?.aborted) stop();

  return {
    signal: controller?.signal,
    before: (promise) => Promise.race([promise, over]),
    async pause(ms) {
      if (performance.now() + ms >= end) return false;
      let pausing: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([
        new Promise<void>((resolve) => (pausing = setTimeout(resolve, ms))),
        over,
      ]);
      clearTimeout(pausing);
      return !isOver;
    },
    get isOver() {
      return isOver;
    },
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener("abort", stop);
    },
  };
}
