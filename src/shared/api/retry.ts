import { isOpenStatus } from "./openStatus.ts";
import type { Problem } from "./outcome.ts";

/** Milliseconds before the second and the third try of a read, without jitter. */
const backOffMs = [300, 1000];

/**
 * The longest `Retry-After` that the client waits for. Longer waits would keep the person waiting.
 */
const longestRetryAfterSeconds = 5;

const transientStatuses: readonly (number | null)[] = [null, 500, 502, 503, 504];

/**
 * Returns the milliseconds until a read is tried again after its `tries`-th failure, or null to
 * give up (G15: at most two retries, on a broken connection, 429 and 5xx). `jitter` is from 0 to 1.
 */
export function retryDelayMs(
  problem: Problem,
  retryAfter: number | null,
  tries: number,
  jitter: number,
): number | null {
  const base = backOffMs[tries - 1];
  if (base === undefined || !isTransient(problem)) return null;
  if (retryAfter === null) return base * (0.75 + jitter / 2);
  return retryAfter <= longestRetryAfterSeconds ? Math.max(retryAfter * 1000, base) : null;
}

/**
 * Milliseconds to wait before the client asks again about a payment that the server is processing.
 */
const inProgressWaitsMs = [1000, 2000, 4000];

/**
 * Milliseconds until a payment is sent again under its key, after its `tries`-th answer. Null if
 * the server does not say that it is processing the payment (409), or has said so too often.
 */
export function inProgressDelayMs(
  problem: Problem,
  retryAfter: number | null,
  tries: number,
): number | null {
  const wait = inProgressWaitsMs[tries - 1];
  if (wait === undefined || !isInProgress(problem)) return null;
  return Math.max(wait, Math.min(retryAfter ?? 0, longestRetryAfterSeconds) * 1000);
}

/**
 * Whether the answer says more about the payment than the previous one: it is a refusal, or says
 * that the payment is still being processed.
 */
export function saysMore(problem: Problem): boolean {
  return isInProgress(problem) || (problem.kind === "rejected" && !isOpenStatus(problem.status));
}

function isInProgress(problem: Problem): boolean {
  return problem.kind === "rejected" && problem.status === 409;
}

function isTransient(problem: Problem): boolean {
  if (problem.kind === "rejected") return problem.status === 429;
  return (
    problem.kind === "offline" ||
    (problem.kind === "unexpected" && transientStatuses.includes(problem.status))
  );
}
