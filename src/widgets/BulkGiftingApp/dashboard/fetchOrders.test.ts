import { expect, it } from "vitest";
import type { Client } from "../../../shared/api/client.ts";
import { fetchEveryOrder } from "./fetchOrders.ts";
import { initialOrders } from "./ordersState.ts";

/** Returns two pages of orders for any filter. */
function clientWithoutFilters(): Client {
  const pages = [
    [
      { id: "1", status: "sent" },
      { id: "2", status: "canceled" },
    ],
    [
      { id: "3", status: "failed" },
      { id: "4", status: "canceled" },
    ],
  ];
  const call = async (_: unknown, { query: { page = 1 } }: { query: { page?: number } }) => ({
    ok: true,
    value: {
      orders: pages[page - 1],
      summary: null,
      meta: { nextPage: page === 1 ? 2 : null, total: 4 },
    },
  });
  // SAFETY: this test requests only the list of orders.
  return { call, warmUp() {} } as unknown as Client;
}

it("every order of a status: a server that takes no status sends all, and only those of the status are kept [BG7]", async () => {
  const client = clientWithoutFilters();
  const state = { ...initialOrders(), status: "canceled" };
  const orders = await fetchEveryOrder(() => client, state, false, new AbortController().signal);
  expect(orders?.map(({ id }) => id)).toEqual(["2", "4"]);
});
