import { defaultTiers } from "../src/shared/gifting/tiers.ts";
import type { Account } from "./accounts.ts";
import type { Area, Backend } from "./backend.ts";
import { pastOrder, pastOrders, type GiftOrder, type GiftStatus } from "./giftOrders.ts";
import { accountOf } from "./session.ts";

export interface BulkGiftingState {
  /** Null until first read, which creates the orders of the past months. */
  orders: GiftOrder[] | null;
  past: "some" | "none" | "many";
  tiers: "usual" | "own";
  settings: "plain" | "down";
  /** How the next order ends, apart from its card and addresses. */
  ordering: "ok" | "lost" | "lost-before" | "refused" | "refused-late" | "signed-out";
  reads: "plain" | "down";
  /** Whether orders can be looked up by external id. */
  finds: boolean;
  /** How resending, canceling and correcting end. */
  writes: "ok" | "refused" | "lost";
  /** Ids of resent gifts. */
  resent: string[];
}

/** The area's key and first state, for its handlers in other files. */
export const bulkGiftingStore: Pick<Area<BulkGiftingState>, "key" | "initial"> = {
  key: "bulkGifting",
  initial: () => ({
    orders: null,
    past: "some",
    tiers: "usual",
    settings: "plain",
    ordering: "ok",
    reads: "plain",
    finds: true,
    writes: "ok",
    resent: [],
  }),
};

export function tiersOf({ tiers }: BulkGiftingState) {
  return tiers === "own"
    ? [
        { min: 0, max: 1_000, discount: 5 },
        { min: 1_000, max: null, discount: 12.5 },
      ]
    : defaultTiers;
}

/** An account's orders, newest first; the first read creates those of the past months. */
export function allOf(backend: Backend, who: Account): GiftOrder[] {
  const state = backend.state(bulkGiftingStore);
  if (!state.orders) {
    const now = backend.now();
    state.orders = state.past === "none" ? [] : pastOrders(1, now);
    if (state.past === "many")
      state.orders.push(
        ...Array.from({ length: 300 }, (_, index) =>
          pastOrder({
            id: String(2001 + index),
            account: 1,
            name: `Team lunch ${index + 1}`,
            count: 4,
            each: 25,
            daysAgo: 140 + index,
            now,
          }),
        ),
      );
  }
  return state.orders.filter(({ account }) => account === who.id);
}

export function orderOf(backend: Backend, token: string | null, id: string): GiftOrder | undefined {
  const who = accountOf(backend, token);
  return who && allOf(backend, who).find((found) => found.id === id);
}

/** Addresses that begin with `bounce` never receive mail. */
export function sentTo(email: string | null): GiftStatus {
  return email?.startsWith("bounce")
    ? { status: "failed", failure: "The mailbox does not exist" }
    : { status: "sent" };
}
