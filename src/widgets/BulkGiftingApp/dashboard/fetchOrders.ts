import type { Client } from "../../../shared/api/client.ts";
import type { Outcome } from "../../../shared/api/outcome.ts";
import {
  bulkOrders,
  type BulkOrder,
  type OrderSummary,
} from "../../../shared/contracts/bulkGifting.ts";
import {
  isFiltered,
  noFilter,
  noPages,
  withPage,
  type OrderAnswer,
  type OrderFilter,
  type OrdersState,
} from "./ordersState.ts";
import { pageAfter } from "./paging.ts";

/**
 * One page of the orders that match the filter. A server that does not know `status` also sends
 * others, which are dropped.
 */
export async function fetchPage(
  client: () => Client,
  page: number,
  { query, status }: OrderFilter,
  signal: AbortSignal,
): Promise<Outcome<OrderAnswer & { readonly summary: OrderSummary | null }>> {
  const q = query.trim();
  const outcome = await client().call(
    bulkOrders,
    { query: { ...(page > 1 && { page }), ...(q && { q }), ...(status && { status }) } },
    { signal },
  );
  if (!outcome.ok || !status) return outcome;
  const orders = outcome.value.orders.filter((order) => order.status === status);
  return { ...outcome, value: { ...outcome.value, orders } };
}

/** Every order that matches the filter, from all pages. Null if not all of them load. */
export async function fetchEveryOrder(
  client: () => Client,
  state: OrdersState,
  isOnePage: boolean,
  signal: AbortSignal,
): Promise<readonly BulkOrder[] | null> {
  const { all, query, status } = state;
  const filter = isOnePage ? noFilter : { query, status };
  if (!isFiltered(filter) && all.next === null && !all.isCut) return all.orders;
  let pages = noPages;
  for (let page: number | null = 1; page !== null;) {
    const outcome: Outcome<OrderAnswer> = await fetchPage(client, page, filter, signal);
    if (!outcome.ok) return null;
    const next = pageAfter(page, outcome.value.meta.nextPage);
    if (next === "broken") return null;
    pages = withPage(pages, page, outcome.value);
    page = next;
  }
  return pages.orders;
}
