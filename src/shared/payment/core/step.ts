import type { BillOrder } from "../order.ts";
import type { PaymentRules } from "./rules.ts";
import type { Settled } from "./settled.ts";
import type { PaymentEvent, PaymentIn, PaymentKind, PaymentState } from "./state.ts";

/**
 * Returns the next state of the payment, or the widget's own state that follows it. Returns the
 * same object if the event does not apply.
 */
export type Step<K extends PaymentKind, O, S, R> = (
  state: PaymentIn<K, O>,
  event: PaymentEvent<R>,
) => PaymentState<O> | S;

/** The widget's rules, and the functions that return the states of a settled payment. */
export interface Machine<O extends BillOrder, S, R> {
  readonly rules: PaymentRules<O, S, R>;
  readonly settled: Settled<O, S, R>;
}
