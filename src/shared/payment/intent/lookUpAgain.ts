import { onOnline } from "../../host/connection.ts";
import { after } from "../../host/timers.ts";

/** Milliseconds after an unknown outcome was shown at which it is looked up again. */
const timesMs = [5_000, 15_000, 30_000, 60_000];

/**
 * Runs one look at a time: when the browser is online again, and at `timesMs`, until `signal` is
 * aborted or a look has settled the outcome.
 */
export function lookUpAgain(signal: AbortSignal, look: () => Promise<"settled" | "unknown">): void {
  let isLooking = false;
  let isSettled = false;
  const run = async (): Promise<void> => {
    if (isLooking || isSettled) return;
    isLooking = true;
    try {
      isSettled = (await look()) === "settled";
    } finally {
      isLooking = false;
    }
  };
  onOnline(signal, () => void run());
  for (const ms of timesMs) after(ms, signal, () => void run());
}
