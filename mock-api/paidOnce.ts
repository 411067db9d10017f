import type { Backend } from "./backend.ts";
import { Answer } from "./refusal.ts";

/** The answer to each idempotency key that has paid. */
const paidKeys = {
  key: "paidKeys",
  initial: (): { answers: Record<string, { status: number; body: unknown }> } => ({ answers: {} }),
};

/**
 * A resolver that pays once for each `Idempotency-Key`: a key that has paid gets the first answer
 * again. Refusals, challenges of the bank and lost answers are not stored.
 */
export function paidOnce<C extends { readonly headers: Headers }, R>(
  backend: Backend,
  resolver: (call: C) => R | Promise<R>,
): (call: C) => Promise<R | Answer> {
  return async (call) => {
    const key = call.headers.get("idempotency-key");
    const { answers } = backend.state(paidKeys);
    const known = key === null ? undefined : answers[key];
    if (known) return new Answer(known.status, known.body);
    const result = await resolver(call);
    const answered = result instanceof Answer ? result : new Answer(200, result);
    if (key !== null && isPayment(answered))
      answers[key] = structuredClone({ status: answered.status, body: answered.body });
    return result;
  };
}

function isPayment({ status, body }: Answer): boolean {
  return status >= 200 && status < 300 && !asksBank(body);
}

/** Whether the bank asks the payer to confirm (3-D Secure). A bulk order says so in its `order`. */
function asksBank(body: unknown): boolean {
  const { requires_action: asks, order } = Object(body);
  return asks === true || Object(order).requires_action === true;
}
