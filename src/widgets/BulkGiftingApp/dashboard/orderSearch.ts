import type { StoreApi } from "zustand/vanilla";
import type { Client } from "../../../shared/api/client.ts";
import { fetchPage } from "./fetchOrders.ts";
import { firstPage, isFiltered, withPage, type OrdersState } from "./ordersState.ts";

interface OrderSearchStart {
  readonly client: () => Client;
  readonly store: StoreApi<OrdersState>;
  readonly isOnePage: () => boolean;
  readonly signal: AbortSignal;
}

/** The search for orders on the server: one at a time, a newer one ends the one before. */
export function createOrderSearch({ client, store, isOnePage, signal }: OrderSearchStart) {
  let searching = new AbortController();

  /** The first page of what the server finds; what was found before stays until then. */
  async function run(): Promise<void> {
    searching.abort();
    const request = (searching = new AbortController());
    const filter = store.getState();
    if (isOnePage() || !isFiltered(filter))
      return store.setState({ found: null, isSearching: false, hasSearchFailed: false });
    store.setState({ isSearching: true, hasSearchFailed: false });
    const outcome = await fetchPage(client, 1, filter, request.signal);
    if (request.signal.aborted || signal.aborted) return;
    store.setState(
      outcome.ok
        ? { found: firstPage(outcome.value), isSearching: false }
        : { isSearching: false, hasSearchFailed: true },
    );
  }

  async function findMore(): Promise<void> {
    const { found, isSearching, ...filter } = store.getState();
    if (!found || found.next === null || isSearching) return;
    const { next } = found;
    const request = searching;
    store.setState({ isSearching: true, hasSearchFailed: false });
    const outcome = await fetchPage(client, next, filter, request.signal);
    if (request.signal.aborted || signal.aborted) return;
    store.setState({
      isSearching: false,
      ...(outcome.ok ? { found: withPage(found, next, outcome.value) } : { hasSearchFailed: true }),
    });
  }

  return { run, findMore, stop: () => searching.abort() };
}
