import type { Flow } from "../../shared/flow/flow.ts";
import { followSteps, type Routed } from "../../shared/flow/followSteps.ts";
import type { CheckoutEvent } from "./events.ts";
import { pageOf, type CheckoutState, type Order } from "./state.ts";

/**
 * Browser Back goes from the payment to the details, and Forward back to the payment. After the
 * payment, Back does not return to it.
 */
export function followPages(
  environment: Routed,
  { store, send }: Flow<CheckoutState, CheckoutEvent>,
  mayPay: (order: Order) => boolean,
): void {
  followSteps(environment, {
    widget: "Checkout",
    store,
    stepOf: pageOf,
    isDone: (state) => "purchase" in state,
    onMove(page) {
      const state = store.getState();
      if (page === "checkout") return send({ type: "detailsReopened" });
      if (page === "payment" && state.kind === "details" && mayPay(state.order))
        send({ type: "detailsSubmitted" });
    },
  });
}
