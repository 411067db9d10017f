/** Calls `run` whenever the browser is online again, which is the time to repeat a failed read. */
export function onOnline(signal: AbortSignal, run: () => void): void {
  addEventListener("online", run, { signal });
}
