import * as z from "zod/mini";
import { cashOnWire } from "../money/wire.ts";
import { answer } from "./answer.ts";
import { creditCard } from "./cards.ts";
import { endpoint } from "./endpoint.ts";
import { boolean, id, list, maybe, numeric, open, text } from "./fields.ts";
import type { JsonText } from "../api/jsonText.ts";
import { currentUser, user } from "./session.ts";

/** The base path of the bulk-gifting calls. The specification names none of these calls. */
export const bulkGiftingBase = "/api/v5/bulk_gifting";

const tier = z.object({ min: numeric, max: maybe(numeric), discount: numeric });
const preset = z.object({ amount: numeric, default: maybe(boolean) });

const settings = z.object({
  tiers: list(tier),
  presets: list(preset),
  country: maybe(text),
  currency: maybe(text),
  maxRecipients: maybe(numeric),
  giftTypes: list(z.string()),
  stripePublicKey: maybe(text),
});

/**
 * Discounts, suggested amounts and limits of an account (BG2). An empty list stands for the
 * specified defaults.
 */
export const bulkGiftingSettings = endpoint<{ query: { country: string } }>()({
  name: "bulkGiftingSettings",
  method: "GET",
  path: `${bulkGiftingBase}/settings`,
  auth: "required",
  output: answer(settings),
});

/**
 * The gift buyer (BG1): the documented call, read together with the cards that the provider stores.
 */
export const giver = endpoint()({
  ...currentUser,
  output: answer(z.extend(user, { creditCards: list(creditCard) }), "user"),
});

/** The status of an order (BG6). Unknown values are kept and shown as they are. */
export const orderStatuses = [
  "draft",
  "pending_payment",
  "scheduled",
  "sending",
  "sent",
  "partially_failed",
  "canceled",
  "failed",
] as const;

/** An order, as the list, a new order and the detail return it (BG5, BG7). */
export const orderFields = z.object({
  id,
  externalId: maybe(text),
  name: maybe(text),
  createdAt: maybe(text),
  deliverAt: maybe(text),
  status: open(...orderStatuses),
  recipientCount: z.catch(numeric, 0),
  amountPerRecipient: maybe(cashOnWire),
  /** The amount that was paid. */
  total: maybe(cashOnWire),
  claimedCount: z.catch(numeric, 0),
  redeemedCount: z.catch(numeric, 0),
  redeemedAmount: maybe(cashOnWire),
  receiptUrl: maybe(text),
  requiresAction: z.catch(z.boolean(), false),
  paymentIntentClientSecret: maybe(text),
});

/**
 * One recipient of an order: addresses, and what differs from the order. Empty parts are omitted.
 */
export interface WireRecipient {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  /** Digits with the country code. */
  readonly phone?: string;
  /** Decimal dollars. */
  readonly amount?: number;
  readonly message?: string;
  /** `2026-03-14`. */
  readonly deliver_at?: string;
}

/** An order as it is sent (BG5). Amounts are decimal dollars. */
export interface WireOrder {
  /** A UUID. The server creates at most one order for it. */
  readonly external_id: string;
  readonly name: string;
  readonly sender_name: string;
  readonly message: string;
  readonly delivery: {
    readonly method: "email" | "sms" | "link";
    readonly deliver_at: string | null;
  };
  readonly recipients: JsonText<readonly WireRecipient[]>;
  /** For orders of links, which have no addresses. */
  readonly recipient_count: number;
  readonly amount_per_recipient: number;
  readonly subtotal: number;
  readonly discount_percent: number;
  readonly total: number;
  readonly stripe_source_id: string;
  readonly agrees_with_tos_privacy: "on";
  readonly country: string;
}

/**
 * Sends and pays an order (BG5). A second request with the same `external_id` returns the same
 * order.
 */
export const createBulkOrder = endpoint<{ body: { bulk_gift_order: WireOrder } }>()({
  name: "createBulkOrder",
  method: "POST",
  path: `${bulkGiftingBase}/orders`,
  auth: "required",
  timeoutPolicy: "payment",
  output: answer(orderFields, "order"),
});

/**
 * A list that must be present: an answer without it breaks the contract, instead of counting as an
 * empty list.
 */
export function rowsOf<T>(item: z.ZodMiniType<T>): z.ZodMiniType<T[]> {
  return z.pipe(z.custom<unknown>(Array.isArray), list(item));
}

const meta = z.object({ nextPage: maybe(numeric), total: maybe(numeric) });

/** Where the next page of a list starts. Null at the end of the list. */
export const listMeta = z.pipe(
  maybe(meta),
  z.transform((meta) => meta ?? { nextPage: null, total: null }),
);

const summary = z.object({
  sentAmount: maybe(cashOnWire),
  redeemedAmount: maybe(cashOnWire),
  outstandingAmount: maybe(cashOnWire),
  recipients: maybe(numeric),
  /** A percentage: 42 and 0.42 both mean 42 %. */
  redemptionRate: maybe(numeric),
});

/**
 * The orders of an account, newest first, and their totals (BG7). `external_id` requests a single
 * order.
 */
export const bulkOrders = endpoint<{
  query: { page?: number; q?: string; status?: string; external_id?: string };
}>()({
  name: "bulkOrders",
  method: "GET",
  path: `${bulkGiftingBase}/orders`,
  auth: "required",
  output: answer(
    z.object({ orders: rowsOf(orderFields), summary: maybe(summary), meta: listMeta }),
  ),
});

export type BulkSettings = z.output<typeof settings>;
export type Giver = z.output<typeof giver.output>;
export type BulkOrder = z.output<typeof orderFields>;
export type OrderSummary = z.output<typeof summary>;
