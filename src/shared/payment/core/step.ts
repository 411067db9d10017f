import type { BillOrder } from "../order.ts";
import type { PaymentRules } from "./rules.ts";
import type { Settled } from "./settled.ts";
import type { PaymentEvent, PaymentIn, PaymentKind, PaymentState } from "./state.ts";

/** Gives the next state of the payment, or the widget's own one that it leads to; the same object where the event means nothing. */
export type Step<K extends PaymentKind, O, S, R> = (
  state: PaymentIn<K, O>,
  event: PaymentEvent<R>,
) => PaymentState<O> | S;

/** The rules of the widget, and the states that follow from them once a payment is settled. */
export interface Machine<O extends BillOrder, S, R> {
  readonly rules: PaymentRules<O, S, R>;
  readonly settled: Settled<O, S, R>;
}
