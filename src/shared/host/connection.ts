/** Calls `run` whenever the browser is online again, which is the time to repeat a failed read. */
export function onOnline(signal: AbortSignal, run: () => void): void {
  addEventListener("online", run, { signal });
}

/** Calls `run` whenever the browser goes online or offline. */
export function onConnectionChange(signal: AbortSignal, run: (isOnline: boolean) => void): void {
  addEventListener("online", () => run(true), { signal });
  addEventListener("offline", () => run(false), { signal });
}
