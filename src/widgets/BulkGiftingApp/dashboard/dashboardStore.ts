import type { BulkStore } from "../storeType.ts";
import { createGifts, type Gifts } from "./gifts.ts";
import { createOrders, type Orders } from "./orders.ts";

interface DashboardStore {
  readonly orders: Orders;
  gifts: Gifts | null;
}

/**
 * The stores of the dashboard, by root. They outlive the React tree, and load with the dashboard's
 * code.
 */
const dashboardStores = new WeakMap<BulkStore, DashboardStore>();

function dashboardStoreOf(store: BulkStore): DashboardStore {
  const existing = dashboardStores.get(store);
  if (existing) return existing;
  const created: DashboardStore = { orders: createOrders(store.client, store.signal), gifts: null };
  // Removes the data of one account before another account signs in.
  const forget = store.account.flow.store.subscribe(({ kind }) => {
    if (kind !== "signedOut") return;
    forget();
    created.orders.stop();
    created.gifts?.end();
    dashboardStores.delete(store);
  });
  dashboardStores.set(store, created);
  return created;
}

export function ordersOf(store: BulkStore): Orders {
  return dashboardStoreOf(store).orders;
}

/** The gifts of an order. Removes those of the previous order. */
export function giftsOf(store: BulkStore, id: string): Gifts {
  const dashboardStore = dashboardStoreOf(store);
  if (dashboardStore.gifts?.id !== id) {
    dashboardStore.gifts?.end();
    dashboardStore.gifts = createGifts(
      store.client,
      id,
      store.signal,
      () => store.user()?.id ?? "",
    );
  }
  return dashboardStore.gifts;
}
