import * as z from "zod/mini";
import type { Client } from "../../../shared/api/client.ts";
import type { CardPort } from "../../../shared/card/cardPort.ts";
import type { CardProvider } from "../../../shared/card/provider.ts";
import {
  bulkOrders,
  createBulkOrder,
  type orderStatuses,
  type BulkOrder,
  type WireOrder,
} from "../../../shared/contracts/bulkGifting.ts";
import type {
  Answer,
  Evidence,
  IntentFlow,
  Refusal,
  Settlement,
} from "../../../shared/payment/intent/intent.ts";
import { takeFirstReleaseNote } from "../../../shared/payment/intent/firstRelease.ts";
import { createIntents } from "../../../shared/payment/intent/intents.ts";
import { unfinishedAges } from "../../../shared/payment/intent/record.ts";
import type { IntentName } from "../../../shared/payment/intent/names.ts";
import type { Draft } from "./draft.ts";

const facts = z.object({
  /** Whether a host was told about the order. */
  isAnnounced: z.boolean(),
});

type OrderFacts = z.output<typeof facts>;

export const createOrderIntents = (signal: AbortSignal) =>
  // The name contains the account, so that an account never finds another one's record.
  createIntents({
    facts,
    owner: () => "",
    signal,
    ...unfinishedAges,
    firstRelease: notedOrder,
  });

const note = z.object({ externalId: z.string(), owner: z.string() });

/** The order that release 1.0.0 has sent in this tab, and whose outcome it never learned. */
function notedOrder({ ids: [owner, externalId] }: IntentName) {
  const noted = takeFirstReleaseNote("bulkGifting:pending", note);
  return noted && noted.owner === owner && noted.externalId === externalId
    ? { phase: "sent" as const, facts: { isAnnounced: false } }
    : null;
}

export type OrderIntents = ReturnType<typeof createOrderIntents>;

/** A draft creates at most one order, even if its tab was duplicated. */
export function orderName({ owner, externalId }: Pick<Draft, "owner" | "externalId">): IntentName {
  return { kind: "order", ids: [owner, externalId] };
}

/** An order that a giver wants. The body is null if the order is only looked up. */
export interface Wish extends Pick<Draft, "owner" | "externalId"> {
  readonly body: WireOrder | null;
}

export type OrderSettlement = Settlement<Wish, BulkOrder, null, OrderFacts>;

/** Milliseconds. Sending and booking an order of thousands takes longer than other calls. */
const orderLimitMs = 120_000;

export interface OrderFlowDeps {
  readonly client: () => Client;
  /**
   * `session.version()` at the time when the account was read. An order is not sent in another
   * session (fault C5).
   */
  readonly version: () => number;
  readonly port: CardPort;
  readonly provider: CardProvider;
}

/**
 * The order for `src/shared/payment/intent`, which sends it once. Its amounts are in the body, so
 * that the server refuses it if they have changed.
 */
export function orderFlow({
  client,
  version,
  port,
  provider,
}: OrderFlowDeps): IntentFlow<Wish, BulkOrder, BulkOrder, null, OrderFacts> {
  return {
    name: orderName,
    identity: ({ body }) => body && { ...body, stripe_source_id: null },
    source: ({ body }) => body?.stripe_source_id ?? "",
    facts: () => ({ isAnnounced: false }),
    // A record has no details of the order; only the server knows them.
    doneBefore: () => ({ done: null }),
    async send({ body }, intent) {
      return body
        ? client().call(
            createBulkOrder,
            { body: { bulk_gift_order: body } },
            { intent, sessionVersion: version(), limitMs: orderLimitMs },
          )
        : { ok: false, problem: { kind: "offline" } };
    },
    answer: answerOf,
    challenge: (secret) => port.challenge(secret, provider.stripe),
    async lookUp({ externalId }, _, signal): Promise<Evidence<BulkOrder>> {
      const query = { external_id: externalId };
      const outcome = await client().call(bulkOrders, { query }, { signal });
      if (!outcome.ok)
        return { kind: outcome.problem.kind === "signed-out" ? "signedOut" : "unread" };
      const { orders } = outcome.value;
      const order = orders.find((one) => one.externalId === externalId);
      // If a server sends no ids, a missing order proves nothing.
      if (!order)
        return { kind: orders.some((one) => one.externalId === null) ? "unclear" : "none" };
      if (order.status === "failed") return { kind: "refused", ...declined };
      // It waits for its payment, for instance since the bank's window was closed. The same order, sent
      // again under its key, gets the bank's question again.
      if (order.status === "pending_payment") return { kind: "none" };
      return isPaid(order) ? { kind: "mine", done: order } : { kind: "unclear" };
    },
  };
}

const declined: Refusal = { message: null, isDecline: true, problem: null };

function answerOf(order: BulkOrder): Answer<BulkOrder> {
  const { requiresAction, paymentIntentClientSecret: secret, status } = order;
  if (status === "failed") return { kind: "refused", ...declined };
  if (requiresAction)
    return secret ? { kind: "challenge", secret, done: order } : { kind: "unknown" };
  return isPaid(order) ? { kind: "succeeded", done: order } : { kind: "unknown" };
}

const paidStatuses: ReadonlySet<string> = new Set<(typeof orderStatuses)[number]>([
  "scheduled",
  "sending",
  "sent",
  "partially_failed",
  "canceled",
]);

/** Whether the order was paid. A status that is not documented does not tell. */
function isPaid({ status }: BulkOrder): boolean {
  return paidStatuses.has(status);
}
