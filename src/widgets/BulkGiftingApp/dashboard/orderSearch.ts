import { createLatest } from "../../../shared/flow/latest.ts";
import type { StoreApi } from "zustand/vanilla";
import type { Client } from "../../../shared/api/client.ts";
import { fetchPage } from "./fetchOrders.ts";
import { firstPage, isFiltered, withPage, type OrdersState } from "./ordersState.ts";

interface OrderSearchDeps {
  readonly client: () => Client;
  readonly store: StoreApi<OrdersState>;
  readonly isOnePage: () => boolean;
  readonly signal: AbortSignal;
}

/** Searches orders on the server. A new search cancels the previous one. */
export function createOrderSearch({ client, store, isOnePage, signal }: OrderSearchDeps) {
  const reads = createLatest(signal);

  /** The first page of the results. The previous results stay until then. */
  async function run(): Promise<void> {
    const thisRead = reads.next();
    const filter = store.getState();
    if (isOnePage() || !isFiltered(filter))
      return store.setState({ found: null, isSearching: false, hasSearchFailed: false });
    store.setState({ isSearching: true, hasSearchFailed: false });
    const outcome = await fetchPage(client, 1, filter, thisRead);
    if (thisRead.aborted) return;
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
    const thisRead = reads.current();
    store.setState({ isSearching: true, hasSearchFailed: false });
    const outcome = await fetchPage(client, next, filter, thisRead);
    if (thisRead.aborted) return;
    store.setState({
      isSearching: false,
      ...(outcome.ok ? { found: withPage(found, next, outcome.value) } : { hasSearchFailed: true }),
    });
  }

  return { run, findMore, stop: reads.stop };
}
