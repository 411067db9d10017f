/** The time that a call has, and the caller’s signal to abort. */
export interface Deadline {
  /** For the request; undefined in a browser that cannot abort. */
  readonly signal: AbortSignal | undefined;
  /** The promise's value, or 'over' when the time is up or the caller stopped first. */
  before<T>(promise: Promise<T>): Promise<T | "over">;
  /** Waits, and says whether the wait came to its end; false at once where the time would not last. */
  pause(ms: number): Promise<boolean>;
  readonly isOver: boolean;
  /** Ends timers and listeners. */
  clear(): void;
}

/** Starts now and lasts `limitMs`. Holds also where `fetch` never settles and where there is no AbortController. */
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
