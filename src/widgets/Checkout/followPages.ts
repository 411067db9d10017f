import type { Flow } from "../../shared/flow/flow.ts";
import { followSteps } from "../../shared/flow/followSteps.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import { showPage } from "./address.ts";
import type { CheckoutEvent } from "./events.ts";
import { pageOf, type CheckoutState, type Order } from "./state.ts";

/**
 * Browser Back goes from the payment to the details, and Forward back to the payment. After the
 * payment, Back does not return to it.
 */
export function followPages(
  environment: Environment,
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
      if (page === "checkout") send({ type: "detailsReopened" });
      if (page === "payment" && state.kind === "details" && mayPay(state.order))
        send({ type: "detailsSubmitted" });
      // The entry names its own page. After a refused move, a reload must find the page that shows.
      const shown = pageOf(store.getState());
      if (shown) showPage(environment, shown);
    },
  });
}
