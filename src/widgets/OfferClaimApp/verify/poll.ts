import type { Outcome } from "../../../shared/api/outcome.ts";
import type { VerificationAnswer } from "../../../shared/contracts/offers.ts";
import { steadyClock } from "../../../shared/host/clock.ts";
import { sleep } from "../../../shared/host/timers.ts";

/** After so many refusals in a row that would come again, nothing more is asked. */
const maxRefusals = 3;

/** Statuses between 400 and 499 that another request may not get. */
const passingStatuses: readonly number[] = [408, 409, 425, 429];

/** Delay between an answer and the next request (A4.38, fault F4), in milliseconds. */
const pauseMs = 3_000;
const maxCalls = 600;

export interface Poll {
  readonly request: () => Promise<Outcome<VerificationAnswer>>;
  /** Handles an answer and returns true to stop polling. `isLast`: the server will not answer otherwise. */
  readonly onAnswer: (outcome: Outcome<VerificationAnswer>, isLast: boolean) => boolean;
  /** The deadline on the clock of `performance.now()`. */
  readonly untilMs: number;
  /** Resolves once the page is visible, at once if it is. */
  readonly whenVisible: () => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Requests the status 3 s after each answer, one call at a time, until `onAnswer` returns true, the
 * deadline passes, 600 calls are made, or the server refuses three in a row for good. A 429 lengthens the delay. Timers that slept with the page
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
  let refusals = 0;
  for (let calls = 0; calls < maxCalls; calls++) {
    const remainingMs = untilMs - steadyClock();
    if (!(await sleep(Math.min(waitMs, Math.max(0, remainingMs)), signal))) return "stopped";
    await whenVisible();
    if (signal.aborted) return "stopped";
    if (steadyClock() >= untilMs) return "ended";
    const outcome = await request();
    if (signal.aborted) return "stopped";
    refusals = isRefusedForGood(outcome) ? refusals + 1 : 0;
    const isLast = refusals === maxRefusals;
    if (onAnswer(outcome, isLast) || isLast) return "answered";
    waitMs = Math.max(pauseMs, retryAfterSeconds(outcome) * 1000);
  }
  return "ended";
}

function isRefusedForGood(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return false;
  const { problem } = outcome;
  if (problem.kind === "rejected") return !passingStatuses.includes(problem.status);
  return problem.kind === "signed-out";
}

function retryAfterSeconds(outcome: Outcome<unknown>): number {
  return outcome.ok || outcome.problem.kind !== "rejected" ? 0 : (outcome.problem.retryAfter ?? 0);
}
