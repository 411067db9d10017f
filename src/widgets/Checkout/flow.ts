import type { CheckoutEvent } from "./events.ts";
import { stepIn } from "../../shared/flow/stepIn.ts";
import * as gift from "./giftSteps.ts";
import * as payment from "./paymentSteps.ts";
import { started } from "./start.ts";
import type { CheckoutState } from "./state.ts";

type Kind = CheckoutState["kind"];
type In<K extends Kind> = Extract<CheckoutState, { kind: K }>;
type Step<K extends Kind> = (state: In<K>, event: CheckoutEvent) => CheckoutState;

/** The checkout as a machine (A:L100). Pure; an event that does not apply to a state returns the same object. */
export function transition(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  return stepIn(steps, state, event);
}

const loading: Step<"loading"> = (state, event) => {
  if (event.type === "pageLoaded") return started(event);
  return event.type === "pageMissing" ? { kind: "missing", reason: event.reason } : state;
};

const missing: Step<"missing"> = (state, event) =>
  event.type === "retried" && state.reason === "unread" ? { kind: "loading", attempt: 1 } : state;

const details: Step<"details"> = (state, event) =>
  event.type === "detailsSubmitted"
    ? { kind: "payment", order: state.order, formError: null }
    : state;

const steps: { readonly [K in Kind]: Step<K> } = {
  loading,
  missing,
  details,
  ...payment.steps,
  ...gift.steps,
};
