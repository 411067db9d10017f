import { createLatest } from "../../../shared/flow/latest.ts";
import { createStore } from "zustand/vanilla";
import type { Client } from "../../../shared/api/client.ts";
import { onOnline } from "../../../shared/host/connection.ts";
import { debounce } from "../../../shared/host/timers.ts";
import { fetchEveryOrder, fetchPage } from "./fetchOrders.ts";
import { createOrderSearch } from "./orderSearch.ts";
import {
  firstPage,
  initialOrders,
  isFiltered,
  noFilter,
  withPage,
  type OrderFilter,
} from "./ordersState.ts";

/** Pages of older orders that are loaded without a press of the button. */
const pagesAhead = 20;

/** Between the last key of a search and its call, in milliseconds. */
const searchAfterMs = 225;

export type Orders = ReturnType<typeof createOrders>;

/** The orders of the account, newest first. One page is filtered here; more than one by the server. */
export function createOrders(client: () => Client, signal: AbortSignal) {
  const store = createStore(initialOrders);
  const reads = createLatest(signal);
  let isOnePage = true;
  const search = createOrderSearch({ client, store, isOnePage: () => isOnePage, signal });
  signal.addEventListener("abort", stop, { once: true });

  function stop(): void {
    reads.stop();
    search.stop();
  }

  async function load(): Promise<void> {
    const thisRead = reads.next();
    if (store.getState().kind === "failed") store.setState({ kind: "loading" });
    const outcome = await fetchPage(client, 1, noFilter, thisRead);
    if (thisRead.aborted) return;
    if (!outcome.ok) {
      if (store.getState().kind !== "loaded") store.setState({ kind: "failed" });
      return;
    }
    const { summary, meta } = outcome.value;
    isOnePage = meta.nextPage === null;
    store.setState({ kind: "loaded", summary, all: firstPage(outcome.value) });
    if (isFiltered(store.getState())) void search.run();
    await loadMore(thisRead, pagesAhead);
  }

  async function loadMore(thisRead: AbortSignal, pages: number): Promise<void> {
    for (let read = 0; read < pages; read++) {
      const { next } = store.getState().all;
      if (next === null || thisRead.aborted) break;
      store.setState({ isLoadingMore: true });
      const outcome = await fetchPage(client, next, noFilter, thisRead);
      if (thisRead.aborted) return;
      if (!outcome.ok) break;
      store.setState(({ all }) => ({ all: withPage(all, next, outcome.value) }));
    }
    if (!thisRead.aborted) store.setState({ isLoadingMore: false });
  }

  const searchSoon = debounce(searchAfterMs, signal, () => void search.run());
  onOnline(signal, () => {
    if (store.getState().kind === "failed") void load();
    else if (store.getState().hasSearchFailed) void search.run();
  });
  return {
    store,
    load: () => void load(),
    more: () => void (store.getState().found ? search.findMore() : loadMore(reads.current(), 1)),
    search: () => void search.run(),
    filter(part: Partial<OrderFilter>): void {
      search.stop();
      store.setState({
        ...part,
        isSearching: !isOnePage && isFiltered({ ...store.getState(), ...part }),
      });
      searchSoon();
    },
    /** Every order that the filter matches, all pages of them; null where they cannot all be loaded. */
    everyOrder: () => fetchEveryOrder(client, store.getState(), isOnePage, signal),
    /** Whether the first answer held all orders, which are then filtered here. */
    isOnePage: () => isOnePage,
    stop,
  };
}
