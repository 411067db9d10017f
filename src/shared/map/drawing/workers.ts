import { library } from "./library.ts";

/** How long after the last map its workers stay, in milliseconds: one that is only drawn anew finds them there. */
const restMs = 50;

let users = 0;
let ending: ReturnType<typeof setTimeout> | undefined;

/**
 * Starts MapLibre's workers ahead of a map and keeps them until `signal` is aborted. Left to itself, MapLibre ends them from within the
 * last map's removal and keeps the error that it makes of that, whose stack keeps the map and all of its page's part alive.
 */
export function holdWorkers(signal: AbortSignal): void {
  if (signal.aborted) return;
  clearTimeout(ending);
  if (users++ === 0) library.get().prewarm();
  signal.addEventListener("abort", release, { once: true });
}

function release(): void {
  if (--users === 0) ending = setTimeout(() => library.get().clearPrewarmedResources(), restMs);
}
