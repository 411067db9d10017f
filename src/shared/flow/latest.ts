/** Runs one read at a time: a new read aborts the previous one, and `signal` ends all. */
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
