import { createStore } from "zustand/vanilla";
import type { Client } from "../../../shared/api/client.ts";
import type { Outcome } from "../../../shared/api/outcome.ts";
import {
  bulkOrders,
  type BulkOrder,
  type OrderSummary,
} from "../../../shared/contracts/bulkGifting.ts";
import { onOnline } from "../../../shared/host/connection.ts";
import { debounce } from "../../../shared/host/timers.ts";
import { nextOf, pageAfter } from "./paging.ts";

/** Orders as far as their pages are loaded. */
export interface OrderPages {
  readonly orders: readonly BulkOrder[];
  /** The next page of older orders; null where there is none. */
  readonly next: number | null;
  /** The server led back to a page that was read, so that older orders may be missing. */
  readonly isCut: boolean;
  /** As the server counts them; null where it does not. */
  readonly total: number | null;
}

export interface OrderFilter {
  readonly query: string;
  /** Empty for every status. */
  readonly status: string;
}

export interface OrdersState extends OrderFilter {
  readonly kind: "loading" | "unread" | "read";
  readonly all: OrderPages;
  /** The server's answer to the filter; null without one, and where one page holds all orders. */
  readonly found: OrderPages | null;
  readonly summary: OrderSummary | null;
  readonly isLoadingMore: boolean;
  readonly isSearching: boolean;
  readonly hasSearchFailed: boolean;
}

/** Pages of older orders that are loaded without a press of the button. */
const pagesAhead = 20;

/** Between the last key of a search and its call, in milliseconds. */
const searchAfterMs = 225;

const noPages: OrderPages = { orders: [], next: null, isCut: false, total: null };

export type Orders = ReturnType<typeof createOrders>;
type Answer = {
  readonly orders: readonly BulkOrder[];
  readonly meta: { nextPage: number | null; total: number | null };
};

/** The orders of the account, newest first. One page is filtered here; more than one by the server. */
export function createOrders(client: () => Client, signal: AbortSignal) {
  const store = createStore<OrdersState>(() => ({
    kind: "loading",
    all: noPages,
    found: null,
    summary: null,
    isLoadingMore: false,
    isSearching: false,
    hasSearchFailed: false,
    query: "",
    status: "",
  }));
  let reading = new AbortController();
  let searching = new AbortController();
  let isOnePage = true;
  signal.addEventListener("abort", stop, { once: true });

  function stop(): void {
    reading.abort();
    searching.abort();
  }

  const isFiltered = ({ query, status }: OrderFilter): boolean =>
    query.trim() !== "" || status !== "";

  function fetchPage(page: number, { query, status }: OrderFilter, leaving: AbortSignal) {
    const q = query.trim();
    return client().call(
      bulkOrders,
      { query: { ...(page > 1 && { page }), ...(q && { q }), ...(status && { status }) } },
      { signal: leaving },
    );
  }

  async function load(): Promise<void> {
    reading.abort();
    const request = (reading = new AbortController());
    if (store.getState().kind === "unread") store.setState({ kind: "loading" });
    const outcome = await fetchPage(1, { query: "", status: "" }, request.signal);
    if (request.signal.aborted || signal.aborted) return;
    if (!outcome.ok) {
      if (store.getState().kind !== "read") store.setState({ kind: "unread" });
      return;
    }
    const { summary, meta } = outcome.value;
    isOnePage = meta.nextPage === null;
    store.setState({ kind: "read", summary, all: firstPage(outcome.value) });
    if (isFiltered(store.getState())) void search();
    await loadMore(request, pagesAhead);
  }

  async function loadMore(request: AbortController, pages: number): Promise<void> {
    for (let read = 0; read < pages; read++) {
      const { next } = store.getState().all;
      if (next === null || request.signal.aborted) break;
      store.setState({ isLoadingMore: true });
      const outcome = await fetchPage(next, { query: "", status: "" }, request.signal);
      if (request.signal.aborted || signal.aborted) return;
      if (!outcome.ok) break;
      store.setState(({ all }) => ({ all: withPage(all, next, outcome.value) }));
    }
    if (!request.signal.aborted) store.setState({ isLoadingMore: false });
  }

  /** The first page of what the server finds; what was found before stays until then. */
  async function search(): Promise<void> {
    searching.abort();
    const request = (searching = new AbortController());
    const filter = store.getState();
    if (isOnePage || !isFiltered(filter))
      return store.setState({ found: null, isSearching: false, hasSearchFailed: false });
    store.setState({ isSearching: true, hasSearchFailed: false });
    const outcome = await fetchPage(1, filter, request.signal);
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
    const outcome = await fetchPage(next, filter, request.signal);
    if (request.signal.aborted || signal.aborted) return;
    store.setState({
      isSearching: false,
      ...(outcome.ok ? { found: withPage(found, next, outcome.value) } : { hasSearchFailed: true }),
    });
  }

  const searchSoon = debounce(searchAfterMs, signal, () => void search());
  onOnline(signal, () => {
    if (store.getState().kind === "unread") void load();
    else if (store.getState().hasSearchFailed) void search();
  });
  return {
    store,
    load: () => void load(),
    more: () => void (store.getState().found ? findMore() : loadMore(reading, 1)),
    search: () => void search(),
    filter(part: Partial<OrderFilter>): void {
      searching.abort();
      store.setState({
        ...part,
        isSearching: !isOnePage && isFiltered({ ...store.getState(), ...part }),
      });
      searchSoon();
    },
    /** Every order that the filter matches, all pages of them; null where they cannot all be loaded. */
    async everyOrder(): Promise<readonly BulkOrder[] | null> {
      const { all, query, status } = store.getState();
      const filter = isOnePage ? { query: "", status: "" } : { query, status };
      if (!isFiltered(filter) && all.next === null && !all.isCut) return all.orders;
      let pages = noPages;
      for (let page: number | null = 1; page !== null;) {
        const outcome: Outcome<Answer> = await fetchPage(page, filter, signal);
        if (!outcome.ok) return null;
        const next = pageAfter(page, outcome.value.meta.nextPage);
        if (next === "broken") return null;
        pages = withPage(pages, page, outcome.value);
        page = next;
      }
      return pages.orders;
    },
    /** Whether the first answer held all orders, which are then filtered here. */
    isOnePage: () => isOnePage,
    stop,
  };
}

function firstPage({ orders, meta }: Answer): OrderPages {
  return { orders, total: meta.total, ...nextOf(1, meta.nextPage) };
}

function withPage(before: OrderPages, page: number, { orders, meta }: Answer): OrderPages {
  const known = new Set(before.orders.map(({ id }) => id));
  return {
    orders: [...before.orders, ...orders.filter(({ id }) => !known.has(id))],
    total: meta.total,
    ...nextOf(page, meta.nextPage),
  };
}
