import { createStore } from "zustand/vanilla";
import type { Client } from "../../../shared/api/client.ts";
import {
  bulkOrders,
  type BulkOrder,
  type OrderSummary,
} from "../../../shared/contracts/bulkGifting.ts";
import { onOnline } from "../../../shared/host/connection.ts";
import { nextOf } from "./paging.ts";

export interface OrdersState {
  readonly kind: "loading" | "unread" | "read";
  readonly orders: readonly BulkOrder[];
  readonly summary: OrderSummary | null;
  /** The next page of older orders; null where there is none. */
  readonly next: number | null;
  readonly isLoadingMore: boolean;
  /** The server led back to a page that was read, so that older orders may be missing. */
  readonly isCut: boolean;
}

/** So many pages of older orders come by themselves; then there is a button. */
const pagesAhead = 20;

export type Orders = ReturnType<typeof createOrders>;

/** All orders of the account, the newest first: what was read before stays on the screen while it is read again. */
export function createOrders(client: () => Client, signal: AbortSignal) {
  const store = createStore<OrdersState>(() => ({
    kind: "loading",
    orders: [],
    summary: null,
    next: null,
    isLoadingMore: false,
    isCut: false,
  }));
  let reading = new AbortController();
  signal.addEventListener("abort", () => reading.abort(), { once: true });

  async function load(): Promise<void> {
    reading.abort();
    const own = (reading = new AbortController());
    if (store.getState().kind === "unread") store.setState({ kind: "loading" });
    const outcome = await client().call(bulkOrders, { query: {} }, { signal: own.signal });
    if (own.signal.aborted || signal.aborted) return;
    if (!outcome.ok) {
      if (store.getState().kind !== "read") store.setState({ kind: "unread" });
      return;
    }
    const { orders, summary, meta } = outcome.value;
    store.setState({ kind: "read", orders, summary, ...nextOf(1, meta.nextPage) });
    await more(own, pagesAhead);
  }

  async function more(own: AbortController, pages: number): Promise<void> {
    for (let read = 0; read < pages; read++) {
      const { next } = store.getState();
      if (next === null || own.signal.aborted) break;
      store.setState({ isLoadingMore: true });
      const outcome = await client().call(
        bulkOrders,
        { query: { page: next } },
        { signal: own.signal },
      );
      if (own.signal.aborted || signal.aborted) return;
      if (!outcome.ok) break;
      const { orders, meta } = outcome.value;
      const known = new Set(store.getState().orders.map(({ id }) => id));
      store.setState(({ orders: before }) => ({
        orders: [...before, ...orders.filter(({ id }) => !known.has(id))],
        ...nextOf(next, meta.nextPage),
      }));
    }
    if (!own.signal.aborted) store.setState({ isLoadingMore: false });
  }

  onOnline(signal, () => store.getState().kind === "unread" && void load());
  return {
    store,
    load: () => void load(),
    more: () => void more(reading, 1),
    stop: () => reading.abort(),
  };
}
