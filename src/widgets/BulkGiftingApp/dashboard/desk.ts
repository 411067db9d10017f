import type { BulkStore } from "../store.ts";
import { createGifts, type Gifts } from "./gifts.ts";
import { createOrders, type Orders } from "./orders.ts";

interface Desk {
  readonly orders: Orders;
  gifts: Gifts | null;
}

/** What the dashboard knows, by root: it outlives the React tree, and comes with the dashboard's code. */
const desks = new WeakMap<BulkStore, Desk>();

function deskOf(store: BulkStore): Desk {
  const known = desks.get(store);
  if (known) return known;
  const made: Desk = { orders: createOrders(store.client, store.signal), gifts: null };
  // Nobody sees what another person has read.
  const forget = store.account.flow.store.subscribe(({ kind }) => {
    if (kind !== "signedOut") return;
    forget();
    made.orders.stop();
    made.gifts?.end();
    desks.delete(store);
  });
  desks.set(store, made);
  return made;
}

export function ordersOf(store: BulkStore): Orders {
  return deskOf(store).orders;
}

/** The gifts of an order; those of the order before are let go. */
export function giftsOf(store: BulkStore, id: string): Gifts {
  const desk = deskOf(store);
  if (desk.gifts?.id !== id) {
    desk.gifts?.end();
    desk.gifts = createGifts(store.client, id, store.signal);
  }
  return desk.gifts;
}
