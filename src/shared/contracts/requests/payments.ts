import * as z from "zod/mini";
import { externalLocation, payBill, readTicket } from "../bill.ts";
import { buyPackage } from "../packagePurchase.ts";
import {
  checkoutPage,
  purchaseCredit,
  purchaseGiftCard,
  sendGift,
  setPassword,
  subscribe,
} from "../checkout.ts";
import {
  createGiftCardOption,
  createOpenAmountOffer,
  purchasePage,
  sendInquiry,
} from "../purchase.ts";
import { payAsDiner, payAsGuest, redemptionPlace, redemptionTickets } from "../redemption.ts";
import { request } from "./request.ts";
import { agreed, cents, day, described, dollars, filled, utm, words } from "./values.ts";

const nullable = z.nullable(words);

const purchase = {
  stripe_source_id: filled,
  agrees_with_tos_privacy: agreed,
  email: words,
  first_name: words,
  last_name: words,
  phone_number: z.exactOptional(words),
  code: z.exactOptional(words),
  promotion_slug: z.exactOptional(words),
  save_card: z.exactOptional(z.boolean()),
  postal_code: z.exactOptional(words),
  email_opt_in: z.exactOptional(z.boolean()),
  sms_opt_in: z.exactOptional(z.boolean()),
  utm: z.exactOptional(utm),
};

const gift = z.strictObject({
  purchase_id: nullable,
  recipient_name: words,
  recipient_email: words,
  message: words,
  deliver_at: described(z.nullable(day), "`2026-03-14`; null sends it now."),
  amount: z.nullable(dollars),
  keep_gift_bonus: z.boolean(),
});

const billPayment = z.strictObject({
  transaction: z.strictObject({
    amount: dollars,
    charge_stripe_source_id: words,
    partial_payment: z.boolean(),
    offer_claim_id: nullable,
  }),
  project: filled,
  ticket_number: filled,
  location_id: nullable,
  pos: z.exactOptional(words),
  tip: z.nullable(z.strictObject({ amount: cents, stripe_source_id: words })),
});

const guestPayment = z.catchall(
  z.object({
    amount: dollars,
    stripe_token: filled,
    tip: z.nullable(z.strictObject({ amount: cents })),
    email: nullable,
    phone_number: nullable,
  }),
  z.unknown(),
);

const ticketQuery = {
  pos: filled,
  location_id: z.exactOptional(words),
};
/** A ticket as RedeemCheckout and WebRedemption read it. */
const ofTicket = {
  query: z.strictObject({ ...ticketQuery, pay_amount: z.exactOptional(dollars) }),
  sample: {
    as: "guest",
    path: { project_id: "42", ticket: "1001" },
    query: { pos: "toast", location_id: "7" },
  },
} as const;
const openAmount = described(
  z.catchall(z.object({ amount: z.string().check(z.regex(/^\d+\.\d\d$/)) }), words),
  "`amount` in decimal dollars with two decimals; `code` and `promotion_slug` where there are any.",
);

const samplePurchase = {
  stripe_source_id: "tok_ok_4242_2",
  agrees_with_tos_privacy: "on",
  email: "guest@example.com",
  first_name: "Gina",
  last_name: "Guest",
} as const;

const sampleBillPayment = {
  as: "guest",
  body: {
    transaction: {
      amount: 84.5,
      charge_stripe_source_id: "12",
      partial_payment: false,
      offer_claim_id: null,
    },
    project: "osteria-lucca",
    ticket_number: "1001",
    location_id: "7",
    pos: "toast",
    tip: { amount: 1560, stripe_source_id: "12" },
  },
} as const;

/** Buying credit and gift cards, and paying bills. */
export const paymentRequests = [
  request(checkoutPage, {
    query: z.strictObject({
      ico_id: z.exactOptional(words),
      gco_id: z.exactOptional(words),
      subscription_level_id: z.exactOptional(words),
      code: z.exactOptional(words),
    }),
    sample: { query: { subscription_level_id: "1" } },
  }),
  request(purchaseGiftCard, {
    body: z.strictObject({
      gift_card_purchase: z.strictObject({ ...purchase, gift_card_option_id: filled }),
    }),
    sample: {
      body: { gift_card_purchase: { ...samplePurchase, gift_card_option_id: "gift-100" } },
    },
  }),
  request(purchaseCredit, {
    body: described(
      z.record(z.string(), z.strictObject({ ...purchase, ico_id: filled })),
      "The one key is `{product}_cash_purchase`.",
    ),
    sample: {
      path: { product: "dine" },
      body: { dine_cash_purchase: { ...samplePurchase, ico_id: "regular" } },
    },
  }),
  request(subscribe, {
    body: z.strictObject({
      subscription: z.strictObject({
        ...purchase,
        subscription_level_id: filled,
        billing_interval: filled,
      }),
    }),
    sample: {
      body: {
        subscription: { ...samplePurchase, subscription_level_id: "1", billing_interval: "month" },
      },
    },
  }),
  request(sendGift, {
    body: z.strictObject({ gift }),
    sample: {
      as: "guest",
      body: {
        gift: {
          purchase_id: "p1",
          recipient_name: "Noor",
          recipient_email: "noor@example.com",
          message: "Enjoy",
          deliver_at: null,
          amount: 50,
          keep_gift_bonus: false,
        },
      },
    },
  }),
  request(setPassword, {
    body: z.strictObject({
      user: z.strictObject({ reset_token: filled, password: words, password_confirmation: words }),
    }),
    sample: {
      body: {
        user: {
          reset_token: "reset-1",
          password: "a table by the window",
          password_confirmation: "a table by the window",
        },
      },
    },
  }),
  request(purchasePage, { sample: { path: { id: "42" } } }),
  request(createOpenAmountOffer, {
    body: openAmount,
    sample: { path: { product: "dine" }, body: { amount: "75.00" } },
  }),
  request(createGiftCardOption, { body: openAmount, sample: { body: { amount: "75.00" } } }),
  request(sendInquiry, {
    body: z.strictObject({ inquiry: z.strictObject({ email: words }) }),
    sample: { path: { id: "42" }, body: { inquiry: { email: "guest@example.com" } } },
  }),
  request(externalLocation, { sample: { as: "guest", path: { pos: "toast", location: "lucca" } } }),
  request(redemptionPlace, { sample: { as: "guest", path: { pos: "toast", location: "lucca" } } }),
  request(readTicket, ofTicket),
  request(redemptionTickets, ofTicket),
  request(payBill, { body: billPayment, sample: sampleBillPayment }),
  request(payAsDiner, { body: billPayment, sample: sampleBillPayment }),
  request(payAsGuest, {
    query: z.strictObject(ticketQuery),
    body: z.strictObject({ payment: guestPayment }),
    sample: {
      path: { project_id: "42", ticket: "1001" },
      query: { pos: "toast", location_id: "7" },
      body: {
        payment: {
          amount: 84.5,
          stripe_token: "tok_ok_4242_2",
          tip: { amount: 1560 },
          email: "ada@example.com",
          phone_number: null,
        },
      },
    },
  }),
  request(buyPackage, {
    body: z.strictObject({
      gift_card_purchase: z.strictObject({
        gift_card_option_id: filled,
        stripe_source_id: filled,
        agrees_with_tos_privacy: agreed,
      }),
    }),
    sample: {
      as: "guest",
      body: {
        gift_card_purchase: {
          gift_card_option_id: "51",
          stripe_source_id: "12",
          agrees_with_tos_privacy: "on",
        },
      },
    },
  }),
];
