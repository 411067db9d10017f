import type { Outcome } from "../../shared/api/outcome.ts";
import type { VerificationAnswer } from "../../shared/contracts/offers.ts";
import { steadyClock } from "../../shared/host/clock.ts";
import { sleep } from "../../shared/host/timers.ts";

/** From an answer to the next question (A:L109, faults F4), in milliseconds. */
const pauseMs = 3_000;
const mostCalls = 600;

export interface Poll {
  readonly ask: () => Promise<Outcome<VerificationAnswer>>;
  /** True once the answer has ended the waiting. */
  readonly heard: (outcome: Outcome<VerificationAnswer>) => boolean;
  /** On the clock of `performance.now()`. */
  readonly untilMs: number;
  /** Resolves when the page is shown; at once where it is. */
  readonly shown: () => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Asks every 3 s after the last answer, one call at a time, until it is told to stop, the time is up or 600 calls are
 * made. Waits longer where the server asks for it (429). Timers that slept with the page never catch up in a burst.
 */
export async function poll({
  ask,
  heard,
  untilMs,
  shown,
  signal,
}: Poll): Promise<"heard" | "ended" | "stopped"> {
  let waitMs = pauseMs;
  for (let calls = 0; calls < mostCalls; calls++) {
    const left = untilMs - steadyClock();
    if (!(await sleep(Math.min(waitMs, Math.max(0, left)), signal))) return "stopped";
    await shown();
    if (signal.aborted) return "stopped";
    if (steadyClock() >= untilMs) return "ended";
    const outcome = await ask();
    if (signal.aborted) return "stopped";
    if (heard(outcome)) return "heard";
    waitMs = Math.max(pauseMs, wishOf(outcome) * 1000);
  }
  return "ended";
}

function wishOf(outcome: Outcome<unknown>): number {
  return outcome.ok || outcome.problem.kind !== "rejected" ? 0 : (outcome.problem.retryAfter ?? 0);
}
