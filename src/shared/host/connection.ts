/** Calls `run` whenever the connection comes back: the moment to repeat a read that failed. */
export function onOnline(signal: AbortSignal, run: () => void): void {
  addEventListener("online", run, { signal });
}
