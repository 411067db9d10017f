/** Lets one read go on at a time: the next one aborts the one before, and all end with `signal`. */
export function createLatest(signal: AbortSignal) {
  let current = new AbortController();
  const stop = (): void => current.abort();
  signal.addEventListener("abort", stop, { once: true });
  return {
    stop,
    /** The signal of the last read. */
    current: (): AbortSignal => current.signal,
    /** Aborts the last read and returns the signal of a new one. */
    next(): AbortSignal {
      stop();
      current = new AbortController();
      if (signal.aborted) stop();
      return current.signal;
    },
  };
}
