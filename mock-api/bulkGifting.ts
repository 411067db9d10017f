import { http, HttpResponse } from "msw";
import {
  bulkGiftingSettings,
  bulkOrders,
  createBulkOrder,
} from "../src/shared/contracts/bulkGifting.ts";
import { defaultPresets } from "../src/shared/gifting/tiers.ts";
import type { Account } from "./accounts.ts";
import { answer } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import { giftCalls } from "./bulkGiftCalls.ts";
import { allOf, bulkGiftingStore, tiersOf, type BulkGiftingState } from "./bulkGiftingState.ts";
import { placeOrder } from "./bulkGiftOrdering.ts";
import { wireOrder, wireRecipients } from "./giftOrders.ts";
import { paged } from "./paged.ts";
import { refuse, reply } from "./refusal.ts";
import { accountOf } from "./session.ts";
import { paidOnce } from "./paidOnce.ts";

const ordersPerPage = 50;

/** Bulk gifting (BG1–BG8): settings, orders and the status of every gift. */
export const bulkGifting: Area<BulkGiftingState> = {
  ...bulkGiftingStore,
  scenarios: {
    "gifting-empty": (state) => void (state.past = "none"),
    "gifting-many-orders": (state) => void (state.past = "many"),
    "gifting-own-tiers": (state) => void (state.tiers = "own"),
    "gifting-settings-down": (state) => void (state.settings = "down"),
    "gifting-dashboard-down": (state) => void (state.reads = "down"),
    "gifting-order-lost": (state) => void (state.ordering = "lost"),
    "gifting-order-not-arrived": (state) => void (state.ordering = "lost-before"),
    "gifting-order-never-known": (state) =>
      void Object.assign(state, { ordering: "lost", finds: false }),
    "gifting-order-refused": (state) => void (state.ordering = "refused"),
    "gifting-order-signed-out": (state) => void (state.ordering = "signed-out"),
    "gifting-writes-refused": (state) => void (state.writes = "refused"),
  },
  handlers: (backend) => [
    // The card provider reports that the bank has agreed. Other payments belong to other areas.
    http.post(
      /^https:\/\/api\.stripe\.com\/v1\/payment_intents\/pi_\w+\/confirm$/,
      ({ request }) => {
        const id = /pi_gift(\w+)\/confirm/.exec(request.url)?.[1];
        const matching = backend.state(bulkGiftingStore).orders?.find((order) => order.id === id);
        if (!matching) return undefined;
        matching.isPaid = true;
        return HttpResponse.json({ status: "succeeded" });
      },
    ),
    answer(bulkGiftingSettings, ({ token, query }) => {
      const who = accountOf(backend, token);
      const state = backend.state(bulkGiftingStore);
      if (!who) return refuse(401, "Unauthorized");
      if (state.settings === "down") return reply(503, "<h1>Service unavailable</h1>");
      const country = who.location.country === "NZ" ? "NZ" : (query.country ?? "US");
      return {
        tiers: tiersOf(state),
        presets:
          state.tiers === "own" ? [{ amount: 20 }, { amount: 75, default: true }] : defaultPresets,
        country,
        currency: country === "NZ" ? "NZD" : "USD",
        max_recipients: 50_000,
        gift_types: ["credit"],
        stripe_public_key: "pk_test_harness",
      };
    }),
    answer(
      createBulkOrder,
      paidOnce(backend, ({ token, body }) => {
        const who = accountOf(backend, token);
        return who
          ? placeOrder(backend, who, body.bulk_gift_order ?? {})
          : refuse(401, "Unauthorized");
      }),
    ),
    answer(bulkOrders, ({ token, query }) => {
      const who = accountOf(backend, token);
      const state = backend.state(bulkGiftingStore);
      if (!who) return refuse(401, "Unauthorized");
      if (state.reads === "down" || (query.external_id && !state.finds))
        return reply(503, "<h1>Service unavailable</h1>");
      return ordersOf(backend, who, query);
    }),
    ...giftCalls(backend),
  ],
};

function ordersOf(
  backend: Backend,
  who: Account,
  query: {
    readonly page?: string;
    readonly q?: string;
    readonly status?: string;
    readonly external_id?: string;
  },
) {
  const now = backend.now();
  const all = allOf(backend, who);
  const wire = all
    .filter((found) => !query.external_id || found.external_id === query.external_id)
    .map((found) => wireOrder(found, now))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const matching = wire.filter(
    ({ name, id, status }) =>
      (!query.q || `${name} ${id}`.toLowerCase().includes(query.q.toLowerCase())) &&
      (!query.status || status === query.status),
  );
  const recipients = all
    .filter(({ isPaid }) => isPaid)
    .flatMap((found) => wireRecipients(found, now));
  const sentDollars = recipients.reduce(
    (sum, { amount, status }) => sum + (status === "canceled" ? 0 : Number(amount)),
    0,
  );
  const redeemed = recipients.reduce((sum, { redeemed_amount: amount }) => sum + Number(amount), 0);
  return {
    ...paged("orders", matching, query.page, ordersPerPage),
    summary: {
      sent_amount: sentDollars.toFixed(2),
      redeemed_amount: redeemed.toFixed(2),
      outstanding_amount: (sentDollars - redeemed).toFixed(2),
      recipients: recipients.length,
      redemption_rate: recipients.length
        ? (recipients.filter(({ status }) => status === "redeemed").length / recipients.length) *
          100
        : 0,
    },
  };
}
