import type { Outcome } from "../../../shared/api/outcome.ts";
import type { VerificationAnswer } from "../../../shared/contracts/offers.ts";
import { steadyClock } from "../../../shared/host/clock.ts";
import { sleep } from "../../../shared/host/timers.ts";

/** Milliseconds between an answer and the next request (A4.38, fault F4). */
const pauseMs = 3_000;
const maxCalls = 600;

export interface Poll {
  readonly request: () => Promise<Outcome<VerificationAnswer>>;
  /** Handles an answer and returns true to stop polling. */
  readonly onAnswer: (outcome: Outcome<VerificationAnswer>) => boolean;
  /** The deadline on the clock of `performance.now()`. */
  readonly untilMs: number;
  /** Resolves once the page is visible, at once if it is. */
  readonly whenVisible: () => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Requests the status 3 s after each answer, one call at a time, until `onAnswer` returns true, the
 * deadline passes or 600 calls are made. A 429 lengthens the delay. Timers that slept with the page
 * never catch up in a burst.
 */
export async function poll({
  request,
  onAnswer,
  untilMs,
  whenVisible,
  signal,
}: Poll): Promise<"answered" | "ended" | "stopped"> {
  let waitMs = pauseMs;
  for (let calls = 0; calls < maxCalls; calls++) {
    const remainingMs = untilMs - steadyClock();
    if (!(await sleep(Math.min(waitMs, Math.max(0, remainingMs)), signal))) return "stopped";
    await whenVisible();
    if (signal.aborted) return "stopped";
    if (steadyClock() >= untilMs) return "ended";
    const outcome = await request();
    if (signal.aborted) return "stopped";
    if (onAnswer(outcome)) return "answered";
    waitMs = Math.max(pauseMs, retryAfterSeconds(outcome) * 1000);
  }
  return "ended";
}

function retryAfterSeconds(outcome: Outcome<unknown>): number {
  return outcome.ok || outcome.problem.kind !== "rejected" ? 0 : (outcome.problem.retryAfter ?? 0);
}
