import type { BillOrder } from "../order.ts";
import { createEarlierPayment } from "./earlier.ts";
import { createEvidence } from "./evidence.ts";
import { createPaidStates } from "./paidStates.ts";
import type { PaymentRules } from "./rules.ts";

/** What all steps of a payment use: the widget's rules, and what follows from them. */
export type Parts<O extends BillOrder, S, R> = ReturnType<typeof createParts<O, S, R>>;

export function createParts<O extends BillOrder, S, R>(rules: PaymentRules<O, S, R>) {
  const evidence = createEvidence(rules);
  const states = createPaidStates(rules);
  return { rules, evidence, states, earlier: createEarlierPayment({ rules, states, evidence }) };
}
