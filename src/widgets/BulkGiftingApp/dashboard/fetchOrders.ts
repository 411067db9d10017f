import type { Client } from "../../../shared/api/client.ts";
import type { Outcome } from "../../../shared/api/outcome.ts";
import { bulkOrders, type BulkOrder } from "../../../shared/contracts/bulkGifting.ts";
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

/** One page of the orders that the filter matches. */
export function fetchPage(
  client: () => Client,
  page: number,
  { query, status }: OrderFilter,
  signal: AbortSignal,
) {
  const q = query.trim();
  return client().call(
    bulkOrders,
    { query: { ...(page > 1 && { page }), ...(q && { q }), ...(status && { status }) } },
    { signal },
  );
}

/** Every order that the filter matches, all pages of them; null where they cannot all be loaded. */
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
