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
  findGuests,
  findLocations,
  issueRefund,
  payForGuest,
  readCheck,
  readEmployees,
  readGuest,
  readTransactions,
} from "../managers.ts";
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

const managedPayment = z.strictObject({
  user_id: filled,
  location_id: filled,
  project: words,
  ticket_number: nullable,
  ticket: z.exactOptional(z.custom<object>((value) => typeof value === "object" && value !== null)),
  amount: dollars,
  charge_stripe_source_id: nullable,
  offer_claim_id: nullable,
  partial_payment: z.literal(false),
  tip: z.nullable(z.strictObject({ amount: cents, stripe_source_id: words })),
  notes: words,
  employee_pin: nullable,
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
const partOfTicket = z.strictObject({ ...ticketQuery, pay_amount: z.exactOptional(dollars) });
const openAmount = described(
  z.catchall(z.object({ amount: z.string().check(z.regex(/^\d+\.\d\d$/)) }), words),
  "`amount` in decimal dollars with two decimals; `code` and `promotion_slug` where there are any.",
);

/** Buying credit and gift cards, paying bills, refunds. */
export const paymentRequests = [
  request(checkoutPage, {
    query: z.strictObject({
      ico_id: z.exactOptional(words),
      gco_id: z.exactOptional(words),
      subscription_level_id: z.exactOptional(words),
      code: z.exactOptional(words),
    }),
  }),
  request(purchaseGiftCard, {
    body: z.strictObject({
      gift_card_purchase: z.strictObject({ ...purchase, gift_card_option_id: filled }),
    }),
  }),
  request(purchaseCredit, {
    body: described(
      z.record(z.string(), z.strictObject({ ...purchase, ico_id: filled })),
      "The one key is `{product}_cash_purchase`.",
    ),
  }),
  request(subscribe, {
    body: z.strictObject({
      subscription: z.strictObject({
        ...purchase,
        subscription_level_id: filled,
        billing_interval: filled,
      }),
    }),
  }),
  request(sendGift, { body: z.strictObject({ gift }) }),
  request(setPassword, {
    body: z.strictObject({
      user: z.strictObject({ reset_token: filled, password: words, password_confirmation: words }),
    }),
  }),
  request(purchasePage, {}),
  request(createOpenAmountOffer, { body: openAmount }),
  request(createGiftCardOption, { body: openAmount }),
  request(sendInquiry, {
    body: z.strictObject({ inquiry: z.strictObject({ email: words }) }),
  }),
  request(externalLocation, {}),
  request(redemptionPlace, {}),
  request(readTicket, { query: partOfTicket }),
  request(redemptionTickets, { query: partOfTicket }),
  request(payBill, { body: billPayment }),
  request(payAsDiner, { body: billPayment }),
  request(payAsGuest, {
    query: z.strictObject(ticketQuery),
    body: z.strictObject({ payment: guestPayment }),
  }),
  request(buyPackage, {
    body: z.strictObject({
      gift_card_purchase: z.strictObject({
        gift_card_option_id: filled,
        stripe_source_id: filled,
        agrees_with_tos_privacy: agreed,
      }),
    }),
  }),
  request(findLocations, {
    query: z.union([z.strictObject({ query: words }), z.strictObject({ location_id: filled })]),
  }),
  request(findGuests, { query: z.strictObject({ query: words }) }),
  request(readGuest, { query: z.strictObject({ location_id: filled }) }),
  request(readTransactions, {}),
  request(readCheck, {}),
  request(readEmployees, {}),
  request(issueRefund, {
    body: z.strictObject({
      credit_transaction_id: filled,
      refund_reason: filled,
      refund_amount: dollars,
      refund_notes: words,
      modify_tip: z.boolean(),
    }),
  }),
  request(payForGuest, { body: z.strictObject({ payment: managedPayment }) }),
];
