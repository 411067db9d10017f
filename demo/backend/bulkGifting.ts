import { http, HttpResponse } from "msw";
import {
  bulkGiftingSettings,
  bulkOrders,
  createBulkOrder,
  type WireOrder,
  type WireRecipient,
} from "../../src/shared/contracts/bulkGifting.ts";
import {
  cancelGifts,
  correctAddress,
  readRedemption,
  resendGifts,
} from "../../src/shared/contracts/bulkGiftingRedemptions.ts";
import { defaultPresets, defaultTiers, rateOf, tierFor } from "../../src/shared/gifting/tiers.ts";
import { cash } from "../../src/shared/money/cents.ts";
import { shareHalfUp } from "../../src/shared/money/share.ts";
import { isoInstant } from "../../src/shared/time/instant.ts";
import type { Account } from "./accounts.ts";
import { answer, type Sent } from "./answer.ts";
import type { Area, Backend } from "./backend.ts";
import {
  pastOrder,
  pastOrders,
  statusOf,
  wireOrder,
  wireRecipients,
  type GiftStatus,
  type GiftOrder,
} from "./giftOrders.ts";
import { lost, refuse, reply } from "./refusal.ts";
import { accountOf } from "./session.ts";
import { factsOf, outcomeOf } from "./wallet.ts";

export interface BulkGiftingState {
  /** Null until first read, which creates the orders of the past months. */
  orders: GiftOrder[] | null;
  past: "some" | "none" | "many";
  country: string | null;
  tiers: "usual" | "own";
  settings: "plain" | "down";
  /** How the next order ends, apart from its card and addresses. */
  ordering: "ok" | "lost" | "lost-before" | "refused" | "refused-late" | "signed-out" | "slow";
  reads: "plain" | "down";
  /** Whether orders can be looked up by external id. */
  finds: boolean;
  /** How resending, canceling and correcting end. */
  writes: "ok" | "refused" | "lost";
  /** Ids of resent gifts. */
  resent: string[];
}

const ordersPerPage = 50;
const giftsPerPage = 200;
const open = ["scheduled", "sent", "opened", "failed"];

/** Bulk gifting (BG1–BG8): settings, orders and the status of every gift. */
export const bulkGifting: Area<BulkGiftingState> = {
  key: "bulkGifting",
  initial: () => ({
    orders: null,
    past: "some",
    country: null,
    tiers: "usual",
    settings: "plain",
    ordering: "ok",
    reads: "plain",
    finds: true,
    writes: "ok",
    resent: [],
  }),
  scenarios: {
    "gifting-empty": (state) => void (state.past = "none"),
    "gifting-many-orders": (state) => void (state.past = "many"),
    "gifting-new-zealand": (state) => void (state.country = "NZ"),
    "gifting-own-tiers": (state) => void (state.tiers = "own"),
    "gifting-settings-down": (state) => void (state.settings = "down"),
    "gifting-dashboard-down": (state) => void (state.reads = "down"),
    "gifting-order-lost": (state) => void (state.ordering = "lost"),
    "gifting-order-not-arrived": (state) => void (state.ordering = "lost-before"),
    "gifting-order-never-known": (state) =>
      void Object.assign(state, { ordering: "lost", finds: false }),
    "gifting-order-refused": (state) => void (state.ordering = "refused"),
    "gifting-order-signed-out": (state) => void (state.ordering = "signed-out"),
    "gifting-order-slow": (state) => void (state.ordering = "slow"),
    "gifting-writes-refused": (state) => void (state.writes = "refused"),
    "gifting-writes-lost": (state) => void (state.writes = "lost"),
  },
  handlers: (backend) => [
    // The card provider reports that the bank has agreed. Other payments belong to other areas.
    http.post(
      /^https:\/\/api\.stripe\.com\/v1\/payment_intents\/pi_\w+\/confirm$/,
      ({ request }) => {
        const id = /pi_gift(\w+)\/confirm/.exec(request.url)?.[1];
        const found = backend.state(bulkGifting).orders?.find((order) => order.id === id);
        if (!found) return undefined;
        found.isPaid = true;
        return HttpResponse.json({ status: "succeeded" });
      },
    ),
    answer(bulkGiftingSettings, ({ token, query }) => {
      const who = accountOf(backend, token);
      const state = backend.state(bulkGifting);
      if (!who) return refuse(401, "Unauthorized");
      if (state.settings === "down") return reply(503, "<h1>Service unavailable</h1>");
      const country =
        state.country ?? (who.location.country === "NZ" ? "NZ" : (query.country ?? "US"));
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
    answer(createBulkOrder, async ({ token, body }) => {
      const who = accountOf(backend, token);
      return who
        ? await order(backend, who, body.bulk_gift_order ?? {})
        : refuse(401, "Unauthorized");
    }),
    answer(bulkOrders, ({ token, query }) => {
      const who = accountOf(backend, token);
      const state = backend.state(bulkGifting);
      if (!who) return refuse(401, "Unauthorized");
      if (state.reads === "down" || (query.external_id && !state.finds))
        return reply(503, "<h1>Service unavailable</h1>");
      return ordersOf(backend, who, query);
    }),
    answer(readRedemption, ({ token, path, query }) => {
      const found = orderOf(backend, token, path.id);
      if (backend.state(bulkGifting).reads === "down")
        return reply(503, "<h1>Service unavailable</h1>");
      if (!found) return refuse(404, "Not found");
      const all = wireRecipients(found, backend.now());
      const matching = all.filter(
        ({ name, email, phone, status }) =>
          (!query.q || `${name} ${email} ${phone}`.toLowerCase().includes(query.q.toLowerCase())) &&
          (!query.status || status === query.status),
      );
      return {
        redemption: {
          ...wireOrder(found, backend.now()),
          ...paged("recipients", matching, query.page, giftsPerPage),
        },
      };
    }),
    answer(resendGifts, ({ token, path, body }) =>
      write(backend, token, path.id, body.recipient_ids, (found, index) => {
        const gift = wireRecipients(found, backend.now())[index];
        if (!gift || !open.includes(gift.status)) return "has already been claimed or canceled";
        backend.state(bulkGifting).resent.push(gift.id);
        found.giftStatuses[index] = { ...found.giftStatuses[index], ...sentTo(gift.email) };
        return null;
      }),
    ),
    answer(cancelGifts, ({ token, path, body }) =>
      write(backend, token, path.id, body.recipient_ids, (found, index) => {
        const gift = wireRecipients(found, backend.now())[index];
        if (!gift || !open.includes(gift.status)) return "has already been claimed";
        found.giftStatuses[index] = { ...found.giftStatuses[index], status: "canceled" };
        return null;
      }),
    ),
    answer(correctAddress, ({ token, path, body }) => {
      const { email, phone } = body.recipient ?? {};
      if (email !== undefined && !/^\S+@\S+\.\S+$/.test(email))
        return refuse(422, { errors: { email: ["is not an email address"] } });
      return write(backend, token, path.id, [path.recipientId], (found, index) => {
        found.giftStatuses[index] = {
          ...found.giftStatuses[index],
          ...(email !== undefined && { email }),
          ...(phone !== undefined && { phone }),
        };
        return null;
      });
    }),
  ],
};

function tiersOf({ tiers }: BulkGiftingState) {
  return tiers === "own"
    ? [
        { min: 0, max: 1_000, discount: 5 },
        { min: 1_000, max: null, discount: 12.5 },
      ]
    : defaultTiers;
}

function allOf(backend: Backend, who: Account): GiftOrder[] {
  const state = backend.state(bulkGifting);
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

function orderOf(backend: Backend, token: string | null, id: string): GiftOrder | undefined {
  const who = accountOf(backend, token);
  return who && allOf(backend, who).find((found) => found.id === id);
}

function paged<T>(name: string, rows: readonly T[], page: string | undefined, size: number) {
  const at = Math.max(1, Number(page ?? 1) || 1);
  return {
    [name]: rows.slice((at - 1) * size, at * size),
    meta: { next_page: at * size < rows.length ? at + 1 : null, total: rows.length },
  };
}

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
  const given = all.filter(({ isPaid }) => isPaid).flatMap((found) => wireRecipients(found, now));
  const sent = given.reduce(
    (sum, { amount, status }) => sum + (status === "canceled" ? 0 : Number(amount)),
    0,
  );
  const redeemed = given.reduce((sum, { redeemed_amount: amount }) => sum + Number(amount), 0);
  return {
    ...paged("orders", matching, query.page, ordersPerPage),
    summary: {
      sent_amount: sent.toFixed(2),
      redeemed_amount: redeemed.toFixed(2),
      outstanding_amount: (sent - redeemed).toFixed(2),
      recipients: given.length,
      redemption_rate: given.length
        ? (given.filter(({ status }) => status === "redeemed").length / given.length) * 100
        : 0,
    },
  };
}

async function order(backend: Backend, who: Account, given: Sent<WireOrder>) {
  const state = backend.state(bulkGifting);
  const existing = allOf(backend, who).find(({ external_id: id }) => id === given.external_id);
  if (existing) return { order: wireOrder(existing, backend.now()) };
  if (state.ordering === "slow") await new Promise((done) => setTimeout(done, 3_000));
  if (state.ordering === "lost-before" || state.ordering === "signed-out") {
    const { ordering } = state;
    state.ordering = "ok";
    return ordering === "signed-out" ? refuse(401, "Unauthorized") : lost;
  }
  const refusal = refuse(422, {
    errors: { base: ["This account can’t order right now. Please call us."] },
  });
  if (state.ordering === "refused") return refusal;
  const problem = orderProblem(given, state);
  if (problem) return problem;
  const outcome = outcomeFor(given.stripe_source_id, who);
  if (outcome === "declined")
    return refuse(402, { error: { code: "card_declined", message: "Your card was declined." } });
  if (outcome === "insufficient")
    return refuse(402, {
      error: { code: "card_declined", message: "Your card has insufficient funds." },
    });
  if (!outcome) return refuse(422, { errors: { stripe_source_id: ["No such card."] } });
  const created = newOrder(backend, who, given, outcome === "ok");
  allOf(backend, who);
  state.orders?.unshift(created);
  if (state.ordering === "lost") return lost;
  // The card was charged before the failure.
  if (state.ordering === "refused-late") return refusal;
  const wire = wireOrder(created, backend.now());
  return reply(201, {
    order:
      outcome === "ok"
        ? wire
        : {
            ...wire,
            requires_action: true,
            payment_intent_client_secret: `pi_gift${created.id}_secret_${outcome}`,
          },
  });
}

/** The server recalculates the amounts: what was shown and what was sent must match. */
function orderProblem(given: Sent<WireOrder>, state: BulkGiftingState) {
  const recipients = given.recipients ?? [];
  const isLink = given.delivery?.method === "link";
  if (!/^[0-9a-f-]{36}$/.test(given.external_id ?? ""))
    return refuse(422, { errors: { external_id: ["is not a UUID"] } });
  if (given.agrees_with_tos_privacy !== "on")
    return refuse(422, { errors: { base: ["Please agree to the terms."] } });
  if (!isLink && (!recipients.length || recipients.length > 50_000))
    return refuse(422, { errors: { recipients: ["must be between 1 and 50,000"] } });
  const wrong = recipients.flatMap((one, index) =>
    formErrorAbout(one).map(({ field, message }) => ({ index, field, message })),
  );
  if (wrong.length) return refuse(422, { errors: { recipients: wrong } });
  const each = Number(given.amount_per_recipient);
  const cents = isLink
    ? Number(given.recipient_count) * each * 100
    : recipients.reduce((sum, { amount }) => sum + Math.round(Number(amount ?? each) * 100), 0);
  const tier = given.country === "NZ" ? null : tierFor(cash(Math.round(cents)), tiersOf(state));
  const pay = Math.round(cents) - (tier ? shareHalfUp(rateOf(tier), cash(Math.round(cents))) : 0);
  return pay === Math.round(Number(given.total) * 100)
    ? null
    : refuse(422, {
        errors: {
          total: [
            `The price has changed to $${(pay / 100).toFixed(2)}. Please review your order again.`,
          ],
        },
      });
}

function formErrorAbout({
  first_name: name,
  email,
  phone,
}: Sent<WireRecipient>): { field: string; message: string }[] {
  if (!name) return [{ field: "first_name", message: "can't be blank" }];
  if (!email && !phone) return [{ field: "email", message: "can't be blank" }];
  return email?.endsWith("@blocked.example")
    ? [{ field: "email", message: "This mail server takes no mail from us." }]
    : [];
}

function outcomeFor(source: string | undefined, owner: Account): string | undefined {
  const savedCard = owner.credit_cards.find(({ id }) => String(id) === source);
  return savedCard ? outcomeOf(savedCard.last_four) : factsOf(source)?.outcome;
}

function newOrder(
  backend: Backend,
  who: Account,
  given: Sent<WireOrder>,
  isPaid: boolean,
): GiftOrder {
  const recipients = given.recipients ?? [];
  const count = recipients.length || Number(given.recipient_count);
  const statuses: Record<number, GiftStatus> = {};
  recipients.forEach(({ email }, index) => {
    if (email?.startsWith("bounce")) statuses[index] = sentTo(email);
  });
  return {
    id: String(5001 + (backend.state(bulkGifting).orders?.length ?? 0)),
    external_id: String(given.external_id),
    account: who.id,
    name: String(given.name ?? ""),
    sender_name: String(given.sender_name ?? ""),
    message: String(given.message ?? ""),
    created_at: isoInstant(backend.now()),
    deliver_at: given.delivery?.deliver_at ?? null,
    method: String(given.delivery?.method ?? "email"),
    each: Number(given.amount_per_recipient),
    total: Number(given.total),
    isPaid,
    people: Array.from({ length: count }, (_, index) => {
      const {
        first_name: first = "",
        last_name: last = "",
        email = "",
        phone = "",
        amount = "",
      } = recipients[index] ?? {};
      return [`${first} ${last}`.trim() || `Link ${index + 1}`, email, phone, amount].join("\t");
    }),
    giftStatuses: statuses,
  };
}

/** Addresses that begin with `bounce` never receive mail. */
function sentTo(email: string | null): GiftStatus {
  return email?.startsWith("bounce")
    ? { status: "failed", failure: "The mailbox does not exist" }
    : { status: "sent" };
}

function write(
  backend: Backend,
  token: string | null,
  id: string,
  ids: readonly string[] | undefined,
  change: (order: GiftOrder, index: number) => string | null,
) {
  const { writes } = backend.state(bulkGifting);
  const found = orderOf(backend, token, id);
  if (!found) return refuse(404, "Not found");
  if (writes === "refused")
    return refuse(422, { errors: { base: ["This order is locked for accounting."] } });
  for (const matching of ids ?? []) {
    const problem = change(found, Number(matching.split("-").at(-1)) - 1);
    if (problem) return refuse(422, { errors: { base: [`This gift ${problem}.`] } });
  }
  return writes === "lost" ? lost : { status: statusOf(found, backend.now()) };
}
