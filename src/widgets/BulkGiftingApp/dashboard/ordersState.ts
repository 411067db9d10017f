import type { BulkOrder, OrderSummary } from "../../../shared/contracts/bulkGifting.ts";
import { nextOf } from "./paging.ts";

/** The orders whose pages have loaded. */
export interface OrderPages {
  readonly orders: readonly BulkOrder[];
  /** The next page of older orders. Null if there is none. */
  readonly next: number | null;
  /** The server has named a page that was already read, so older orders may be missing. */
  readonly isCut: boolean;
  /** The server's count; null if it sends none. */
  readonly total: number | null;
}

export interface OrderFilter {
  readonly query: string;
  /** Empty for all statuses. */
  readonly status: string;
}

export interface OrdersState extends OrderFilter {
  readonly kind: "loading" | "failed" | "loaded";
  readonly all: OrderPages;
  /**
   * The server's results for the filter. Null without a filter, or if one page contains all orders.
   */
  readonly found: OrderPages | null;
  readonly summary: OrderSummary | null;
  readonly isLoadingMore: boolean;
  readonly isSearching: boolean;
  readonly hasSearchFailed: boolean;
}

export const noPages: OrderPages = { orders: [], next: null, isCut: false, total: null };

export const noFilter: OrderFilter = { query: "", status: "" };

export const initialOrders = (): OrdersState => ({
  kind: "loading",
  all: noPages,
  found: null,
  summary: null,
  isLoadingMore: false,
  isSearching: false,
  hasSearchFailed: false,
  query: "",
  status: "",
});

/** One page of orders, as the server sends it. */
export type OrderAnswer = {
  readonly orders: readonly BulkOrder[];
  readonly meta: { nextPage: number | null; total: number | null };
};

export function isFiltered({ query, status }: OrderFilter): boolean {
  return query.trim() !== "" || status !== "";
}

export function firstPage({ orders, meta }: OrderAnswer): OrderPages {
  return { orders, total: meta.total, ...nextOf(1, meta.nextPage) };
}

export function withPage(
  before: OrderPages,
  page: number,
  { orders, meta }: OrderAnswer,
): OrderPages {
  const knownIds = new Set(before.orders.map(({ id }) => id));
  return {
    orders: [...before.orders, ...orders.filter(({ id }) => !knownIds.has(id))],
    total: meta.total,
    ...nextOf(page, meta.nextPage),
  };
}
