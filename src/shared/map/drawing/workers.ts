import { mapLibre } from "./mapLibre.ts";

/**
 * Milliseconds for which the workers outlive the last map, so that a map that is only drawn again
 * finds them running.
 */
const idleMs = 50;

let users = 0;
let idleTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Starts MapLibre's workers ahead of a map and keeps them until `signal` is aborted. Left alone,
 * MapLibre ends them while it removes the last map and keeps an error whose stack retains the map
 * and its part of the page.
 */
export function keepWorkers(signal: AbortSignal): void {
  if (signal.aborted) return;
  clearTimeout(idleTimer);
  if (users++ === 0) mapLibre.get().prewarm();
  signal.addEventListener("abort", release, { once: true });
}

function release(): void {
  if (--users === 0) idleTimer = setTimeout(() => mapLibre.get().clearPrewarmedResources(), idleMs);
}
