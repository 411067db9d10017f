import { describe, expect, it, vi } from "vitest";
import type { Client } from "../../../shared/api/client.ts";
import { createGifts } from "./gifts.ts";
import { createOrders } from "./orders.ts";
import { mostPages, pageAfter } from "./paging.ts";

/** Answers every list with one row, and names the next page. */
function listsThat(nextAfter: (page: number) => number | null) {
  const pages: number[] = [];
  const call = async (_: unknown, { query: { page = 1 } }: { query: { page?: number } }) => {
    pages.push(page);
    if (pages.length > 2 * mostPages) throw new Error("it would ask for ever");
    const rows = [{ id: `${page}` }];
    const meta = { nextPage: nextAfter(page), total: null };
    return { ok: true, value: { orders: rows, recipients: rows, summary: null, meta } };
  };
  // SAFETY: these tests request only lists.
  const client = { call, warmUp() {} } as unknown as Client;
  return { pages, client: () => client };
}

const forever: readonly (readonly [string, (page: number) => number])[] = [
  ["repeats a page", (page) => page],
  ["leads in a circle", (page) => (page % 3) + 1],
  ["leads back to the first page", () => 1],
  ["names ever further pages", (page) => page + 1],
  ["names half a page", (page) => page + 0.5],
];

describe("a list whose server", () => {
  it.each(forever)(
    "%s is read at most once per page, and never exported as whole",
    async (_, next) => {
      const { pages, client } = listsThat(next);
      const gifts = createGifts(client, "1", new AbortController().signal);
      await vi.waitFor(() => expect(gifts.store.getState().kind).toBe("loaded"));
      pages.length = 0;
      expect(await gifts.everyGift()).toBeNull();
      expect(pages.length).toBeLessThanOrEqual(mostPages);
      expect(new Set(pages).size).toBe(pages.length);
    },
  );

  it("leads in a circle ends the list of orders, which says so", async () => {
    const { pages, client } = listsThat((page) => (page % 3) + 1);
    const orders = createOrders(client, new AbortController().signal);
    orders.load();
    await vi.waitFor(() => expect(orders.store.getState().all.isCut).toBe(true));
    expect(orders.store.getState().all.next).toBeNull();
    expect(pages).toEqual([1, 2, 3]);
  });

  it("has more orders than are loaded ahead still gives all of them to the export", async () => {
    const { pages, client } = listsThat((page) => (page < 30 ? page + 1 : null));
    const orders = createOrders(client, new AbortController().signal);
    orders.load();
    await vi.waitFor(() => expect(orders.store.getState().isLoadingMore).toBe(false));
    await vi.waitFor(() => expect(pages).toHaveLength(21));
    expect(orders.store.getState().all.next).toBe(22);
    expect(await orders.everyOrder()).toHaveLength(30);
  });

  it.each(forever)("%s never gives its orders to the export as whole", async (_, next) => {
    const { client } = listsThat(next);
    const orders = createOrders(client, new AbortController().signal);
    orders.load();
    await vi.waitFor(() => expect(orders.store.getState().kind).toBe("loaded"));
    expect(await orders.everyOrder()).toBeNull();
  });

  it("leads back ends the list of gifts, which says so", async () => {
    const { pages, client } = listsThat((page) => (page === 1 ? 2 : 1));
    const gifts = createGifts(client, "1", new AbortController().signal);
    await vi.waitFor(() => expect(gifts.store.getState().next).toBe(2));
    gifts.more();
    await vi.waitFor(() => expect(gifts.store.getState().isCut).toBe(true));
    expect([gifts.store.getState().next, pages]).toEqual([null, [1, 2]]);
  });

  it("ends is exported as a whole", async () => {
    const { client } = listsThat((page) => (page < 40 ? page + 1 : null));
    const gifts = createGifts(client, "1", new AbortController().signal);
    await vi.waitFor(() => expect(gifts.store.getState().kind).toBe("loaded"));
    expect(await gifts.everyGift()).toHaveLength(40);
  });
});

it("allows as many pages as any account has", () => {
  expect(pageAfter(mostPages - 1, mostPages)).toBe(mostPages);
  expect(pageAfter(mostPages, mostPages + 1)).toBe("broken");
});
