import type { Endpoint, RequestParts } from "../contracts/endpoint.ts";
import type { Deadline } from "./deadline.ts";
import type { Outcome } from "./outcome.ts";
import { inProgressDelayMs, saysMore } from "./retry.ts";

export interface Attempt<O> {
  readonly outcome: Outcome<O>;
  readonly retryAfter: number | null;
  /**
   * The request was sent with its idempotency key, so the server can tell a second one from another
   * payment.
   */
  readonly hasKey?: boolean;
}

/**
 * Resolves with the outcome of a write. While the server is still processing a payment (409), the
 * same request is sent again under its key. A final answer to it is the payment's answer, and any
 * other answer leaves the outcome open.
 */
export async function carriedOut<O>(
  tryOnce: () => Promise<Attempt<O>>,
  { timeoutPolicy }: Pick<Endpoint<RequestParts, O>, "timeoutPolicy">,
  time: Pick<Deadline, "pause">,
): Promise<Outcome<O>> {
  const first = await tryOnce();
  let { outcome, retryAfter } = first;
  if (timeoutPolicy !== "payment" || !first.hasKey) return outcome;
  for (let tries = 1; !outcome.ok; tries++) {
    const delay = inProgressDelayMs(outcome.problem, retryAfter, tries);
    if (delay === null || !(await time.pause(delay))) return outcome;
    const next = await tryOnce();
    if (!next.outcome.ok && !saysMore(next.outcome.problem)) return outcome;
    ({ outcome, retryAfter } = next);
  }
  return outcome;
}
