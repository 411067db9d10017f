import type { StoreApi } from "zustand/vanilla";
import { isPaidState } from "../../../shared/payment/core/state.ts";
import type { createEntry } from "../check/entry.ts";
import type { createCheckout } from "../payment/checkout.ts";
import type { createRefund } from "../refund/refund.ts";
import type { Facts, Path } from "../routes.ts";
import type { Queries } from "./queries.ts";

interface RouteDataDeps {
  readonly queries: Queries;
  readonly refund: ReturnType<typeof createRefund>;
  readonly checkout: ReturnType<typeof createCheckout>;
  readonly isEntryPaid: () => boolean;
  /** Whether the checkout from before a reload is being looked up again. */
  readonly restoring: StoreApi<{ readonly isOn: boolean }>;
  readonly entry: ReturnType<typeof createEntry>;
}

export type RouteData = ReturnType<typeof createRouteData>;

/**
 * Connects the routes to the workspace: loads the data of a route, and says which steps of the
 * checkout are done.
 */
export function createRouteData(deps: RouteDataDeps) {
  const { queries, refund, checkout, isEntryPaid, restoring, entry } = deps;
  const { location, locations, guest, transactions, staff } = queries;
  let wasAtCheckout = false;

  /**
   * Loads the data of a route when it opens, for the location in `?location_id=` or in this tab's
   * storage.
   */
  function arrived(path: Path): void {
    if (path === "/location-selection") locations.open();
    if (path !== "/refund") refund.send({ type: "cancelled" });
    if (path !== "/checkout") {
      checkout.send({ type: "left" });
      // The next payment starts with an empty form.
      if (wasAtCheckout && isPaidState(checkout.flow.store.getState()))
        entry.reset(entry.store.getState().mode);
    }
    wasAtCheckout = path === "/checkout";
    if (path !== "/refund" && refund.flow.store.getState().kind === "issued")
      refund.send({ type: "closed" });
    const { key } = location.store.getState();
    if (!key) return;
    if (path === "/diner-selection") transactions.load(key);
    if (path === "/enter-check-number") staff.load(key);
  }

  function facts(): Facts {
    const { kind } = checkout.flow.store.getState();
    return {
      hasLocation: location.store.getState().key !== null,
      hasGuest: guest.store.getState().key !== null,
      hasTicket: kind !== "idle" || restoring.getState().isOn,
      isEntryPaid: isEntryPaid(),
    };
  }

  /** Loads the transactions of the chosen location, if one is chosen. */
  function openLocation(): void {
    const { key } = location.store.getState();
    if (key) transactions.load(key);
  }

  return { arrived, facts, openLocation };
}
