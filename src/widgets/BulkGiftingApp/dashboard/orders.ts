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

/** How many pages of older orders load automatically. */
const pagesAhead = 20;

/** Milliseconds between the last typed letter of a search and its call. */
const searchAfterMs = 225;

export type Orders = ReturnType<typeof createOrders>;

/**
 * The orders of the account, newest first. A single page is filtered here, and several pages by the
 * server.
 */
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
    /** Every order that matches the filter, from all pages. Null if not all of them load. */
    everyOrder: () => fetchEveryOrder(client, store.getState(), isOnePage, signal),
    /** Whether the first answer contained all orders, so that they are filtered here. */
    isOnePage: () => isOnePage,
    stop,
  };
}
