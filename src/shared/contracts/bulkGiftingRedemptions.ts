import * as z from "zod/mini";
import { cashOnWire } from "../money/wire.ts";
import { answer, anyAnswer } from "./answer.ts";
import { bulkGiftingBase, listMeta, orderFields, rowsOf } from "./bulkGifting.ts";
import { endpoint } from "./endpoint.ts";
import { id, maybe, open, text } from "./fields.ts";

/** The status of one gift (BG6). */
export const giftStatuses = [
  "scheduled",
  "sent",
  "opened",
  "claimed",
  "redeemed",
  "failed",
  "expired",
  "canceled",
] as const;

const recipient = z.object({
  id,
  name: maybe(text),
  email: maybe(text),
  phone: maybe(text),
  amount: maybe(cashOnWire),
  status: open(...giftStatuses),
  claimedAt: maybe(text),
  redeemedAt: maybe(text),
  redeemedAmount: maybe(cashOnWire),
  balance: maybe(cashOnWire),
  failureReason: maybe(text),
  giftUrl: maybe(text),
});

const redemption = z.extend(orderFields, { recipients: rowsOf(recipient), meta: listMeta });

/**
 * One order with one page of its gifts (BG8). `q` searches names and addresses. The id is the
 * order's.
 */
export const readRedemption = endpoint<{
  path: { id: string };
  query: { page?: number; q?: string; status?: string };
}>()({
  name: "readRedemption",
  method: "GET",
  path: `${bulkGiftingBase}/redemptions/{id}`,
  auth: "required",
  output: answer(redemption, "redemption"),
});

/** Sends gifts that have not been claimed again. */
export const resendGifts = endpoint<{
  path: { id: string };
  body: { recipient_ids: readonly string[] };
}>()({
  name: "resendGifts",
  method: "POST",
  path: `${bulkGiftingBase}/orders/{id}/resend`,
  auth: "required",
  output: anyAnswer,
});

/** Revokes unclaimed gifts. */
export const cancelGifts = endpoint<{
  path: { id: string };
  body: { recipient_ids: readonly string[] };
}>()({
  name: "cancelGifts",
  method: "POST",
  path: `${bulkGiftingBase}/orders/{id}/cancel`,
  auth: "required",
  output: anyAnswer,
});

/** Corrects the address of a gift. */
export const correctAddress = endpoint<{
  path: { id: string; recipientId: string };
  body: { recipient: { email?: string; phone?: string } };
}>()({
  name: "correctAddress",
  method: "PATCH",
  path: `${bulkGiftingBase}/orders/{id}/recipients/{recipientId}`,
  auth: "required",
  output: anyAnswer,
});

export type GiftRecipient = z.output<typeof recipient>;
export type Redemption = z.output<typeof redemption>;
