import * as z from "zod/mini";
import { bulkGiftingSettings, bulkOrders, createBulkOrder, giver } from "../bulkGifting.ts";
import {
  cancelGifts,
  correctAddress,
  readRedemption,
  resendGifts,
} from "../bulkGiftingRedemptions.ts";
import { request } from "./request.ts";
import { agreed, day, described, dollars, filled, words } from "./values.ts";

const recipient = z.strictObject({
  first_name: z.exactOptional(words),
  last_name: z.exactOptional(words),
  email: z.exactOptional(words),
  phone: z.exactOptional(described(z.string(), "Digits with the country code.")),
  amount: z.exactOptional(dollars),
  message: z.exactOptional(words),
  deliver_at: z.exactOptional(day),
});

const order = z.strictObject({
  external_id: described(z.uuid(), "The server makes at most one order of it."),
  name: words,
  sender_name: words,
  message: words,
  delivery: z.strictObject({
    method: z.enum(["email", "sms", "link"]),
    deliver_at: z.nullable(words),
  }),
  recipients: z.array(recipient),
  recipient_count: z.int().check(z.nonnegative()),
  amount_per_recipient: dollars,
  subtotal: dollars,
  discount_percent: z.number(),
  total: dollars,
  stripe_source_id: words,
  agrees_with_tos_privacy: agreed,
  country: words,
});

const recipientIds = z.strictObject({ recipient_ids: z.array(filled).check(z.minLength(1)) });
const page = z.exactOptional(z.int().check(z.positive()));

/** Bulk gifting: orders and the gifts in them. */
export const bulkGiftingRequests = [
  request(giver, { sample: { as: "guest" } }),
  request(bulkGiftingSettings, {
    query: z.strictObject({ country: words }),
    sample: { as: "guest", query: { country: "US" } },
  }),
  request(createBulkOrder, {
    body: z.strictObject({ bulk_gift_order: order }),
    sample: {
      as: "guest",
      body: {
        bulk_gift_order: {
          external_id: "6f1c2a34-7b1e-4a52-9d3f-0a8b4c5d6e7f",
          name: "Team dinner",
          sender_name: "Gina Guest",
          message: "Thank you",
          delivery: { method: "email", deliver_at: null },
          recipients: [{ first_name: "Noor", email: "noor@example.com" }],
          recipient_count: 1,
          amount_per_recipient: 50,
          subtotal: 50,
          discount_percent: 0,
          total: 50,
          stripe_source_id: "12",
          agrees_with_tos_privacy: "on",
          country: "US",
        },
      },
    },
  }),
  request(bulkOrders, {
    query: z.strictObject({
      page,
      q: z.exactOptional(words),
      status: z.exactOptional(words),
      external_id: z.exactOptional(words),
    }),
    sample: { as: "guest", query: {} },
  }),
  request(readRedemption, {
    query: z.strictObject({ page, q: z.exactOptional(words), status: z.exactOptional(words) }),
    sample: { as: "guest", path: { id: "1002" }, query: {} },
  }),
  request(resendGifts, {
    body: recipientIds,
    sample: { as: "guest", path: { id: "1002" }, body: { recipient_ids: ["1002-1"] } },
  }),
  request(cancelGifts, {
    body: recipientIds,
    sample: { as: "guest", path: { id: "1002" }, body: { recipient_ids: ["1002-1"] } },
  }),
  request(correctAddress, {
    body: z.strictObject({
      recipient: z.strictObject({
        email: z.exactOptional(words),
        phone: z.exactOptional(words),
      }),
    }),
    sample: {
      as: "guest",
      path: { id: "1002", recipientId: "1002-4" },
      body: { recipient: { email: "noor@example.com" } },
    },
  }),
];
