import type { BillOrder } from "../order.ts";
import { createEarlierPayment } from "./earlier.ts";
import { createEvidence } from "./evidence.ts";
import { createPaidStates } from "./paidStates.ts";
import type { PaymentRules } from "./rules.ts";

export type Settled<O extends BillOrder, S, R> = ReturnType<typeof createSettled<O, S, R>>;

/**
 * Settled payments of all kinds: answered, made earlier by this browser, or made by another guest.
 */
export function createSettled<O extends BillOrder, S, R>(rules: PaymentRules<O, S, R>) {
  const evidence = createEvidence(rules);
  const states = createPaidStates(rules);
  return { ...states, ...evidence, ...createEarlierPayment({ rules, states, evidence }) };
}
