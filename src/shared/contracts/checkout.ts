import * as z from "zod/mini";
import { cashOnWire, creditOnWire } from "../money/wire.ts";
import { answer, anyAnswer, camelCased } from "./answer.ts";
import { creditCard } from "./cards.ts";
import { endpoint } from "./endpoint.ts";
import { boolean, flag, id, list, maybe, numeric, open, text } from "./fields.ts";
import { user } from "./session.ts";

const optionalText = maybe(text);

/** The purchase: a credit offer, a gift card option or a subscription level (K1). */
const item = z.object({
  kind: maybe(open("credit", "gift_card", "subscription")),
  id,
  slug: optionalText,
  name: optionalText,
  payAmount: cashOnWire,
  getAmount: maybe(creditOnWire),
  strikeThroughGet: maybe(creditOnWire),
  bannerLabel: optionalText,
  /** The server's texts about how long the paid part and the bonus are valid. */
  expiresText: optionalText,
  bonusExpiresText: optionalText,
  billingInterval: maybe(open("month", "year")),
});

/**
 * The answer to a purchase (A3.16), with a challenge of the provider if there is one. Missing
 * amounts stay blank.
 */
const fields = z.object({
  id: maybe(id),
  newUser: flag,
  resetToken: optionalText,
  creditToGive: maybe(creditOnWire),
  amount: maybe(cashOnWire),
  amountToCharge: maybe(cashOnWire),
  amountCredited: maybe(creditOnWire),
  amountCharged: maybe(cashOnWire),
  creditBalance: maybe(creditOnWire),
  keepGiftBonus: flag,
  billingInterval: maybe(open("month", "year")),
  monthlyBillingDay: maybe(numeric),
  userEmail: optionalText,
  emailConfirmed: maybe(boolean),
  requiresAction: flag,
  paymentIntentClientSecret: optionalText,
  /** Whether the credit has been sent as a gift. Null if the server does not say. */
  giftSent: maybe(boolean),
});

/**
 * Rejects an answer that names neither an amount nor a next step, because it says nothing about the
 * money.
 */
const purchase = fields.check(
  z.refine(
    ({ amount, amountCharged, amountCredited, requiresAction }) =>
      requiresAction || amount !== null || amountCharged !== null || amountCredited !== null,
  ),
);

/** The shape of a stored purchase, whose amounts are already in cents. */
const storedCents = z.nullable(z.int());
const storedText = z.nullable(z.string());
const storedShape = z.object({
  id: storedText,
  newUser: z.boolean(),
  creditToGive: storedCents,
  amount: storedCents,
  amountToCharge: storedCents,
  amountCredited: storedCents,
  amountCharged: storedCents,
  creditBalance: storedCents,
  keepGiftBonus: z.boolean(),
  billingInterval: storedText,
  monthlyBillingDay: z.nullable(z.number()),
  userEmail: storedText,
  emailConfirmed: z.nullable(z.boolean()),
  requiresAction: z.boolean(),
  giftSent: z.nullable(z.boolean()),
});

/**
 * A stored purchase. It contains neither the token that sets the new account's password nor the
 * bank's secret.
 */
export const storedPurchase = z.custom<PurchaseAnswer>(
  (value) => storedShape.safeParse(value).success,
);

/** Removes what must not be stored, because the next user of the tab can read it. */
export function withoutSecrets(purchase: PurchaseAnswer): PurchaseAnswer {
  return { ...purchase, resetToken: null, paymentIntentClientSecret: null };
}

const page = z.object({
  item,
  amountToCharge: maybe(cashOnWire),
  project: maybe(z.object({ id: maybe(id), name: optionalText, disableGifting: flag })),
  enterprise: maybe(
    z.object({
      name: optionalText,
      termsUrl: optionalText,
      privacyUrl: optionalText,
      supportUrl: optionalText,
      appStoreUrl: optionalText,
      playStoreUrl: optionalText,
    }),
  ),
  stripePublicKey: optionalText,
  countryCode: optionalText,
  user: maybe(z.extend(user, { creditCards: list(creditCard) })),
  creditCards: list(creditCard),
  /**
   * This visitor's newest purchase of the item. Null if there is none, undefined if the server does
   * not say.
   */
  purchase: z.catch(z.optional(z.nullable(purchase)), undefined),
});

export type CheckoutPage = z.output<typeof page>;
export type PurchaseAnswer = z.output<typeof fields>;

/**
 * Reads the option `checkout` of a host's template, in snake or camel case. Null if it is not
 * usable.
 */
export function readCheckoutPage(raw: unknown): CheckoutPage | null {
  const result = page.safeParse(camelCased(raw));
  return result.success ? result.data : null;
}

/** The offers for sale, their buyer, and the last purchase (K1, K16). */
export const checkoutPage = endpoint<{
  query: { ico_id?: string; gco_id?: string; subscription_level_id?: string; code?: string };
}>()({
  name: "checkoutPage",
  method: "GET",
  path: "/api/v5/checkout",
  auth: "optional",
  output: answer(page),
});

/**
 * The fields that every purchase shares (K2). `save_card` and the opt-ins are present only if they
 * were ticked.
 */
export interface PurchaseBody {
  readonly stripe_source_id: string;
  readonly agrees_with_tos_privacy: "on";
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number?: string;
  readonly code?: string;
  readonly promotion_slug?: string;
  readonly save_card?: boolean;
  readonly postal_code?: string;
  readonly email_opt_in?: boolean;
  readonly sms_opt_in?: boolean;
  readonly utm?: Readonly<Record<string, string>>;
}

const purchaseAnswer = answer(purchase, "purchase");

/** Buys a gift card (B7.12, K2). */
export const purchaseGiftCard = endpoint<{
  body: { gift_card_purchase: PurchaseBody & { gift_card_option_id: string } };
}>()({
  name: "purchaseGiftCard",
  method: "POST",
  path: "/api/v2/gift_card_purchases.json",
  auth: "optional",
  timeoutPolicy: "payment",
  output: purchaseAnswer,
});

/** Buys cash-like credit. The body has a single key, `{product}_cash_purchase` (K2). */
export const purchaseCredit = endpoint<{
  body: Readonly<Record<string, PurchaseBody & { ico_id: string }>>;
}>()({
  name: "purchaseCredit",
  method: "POST",
  path: "/api/v2/{product}_cash_purchases.json",
  auth: "optional",
  timeoutPolicy: "payment",
  output: purchaseAnswer,
});

/** Starts a subscription (K3). */
export const subscribe = endpoint<{
  body: {
    subscription: PurchaseBody & { subscription_level_id: string; billing_interval: string };
  };
}>()({
  name: "subscribe",
  method: "POST",
  path: "/api/v5/subscriptions",
  auth: "optional",
  timeoutPolicy: "payment",
  output: purchaseAnswer,
});

export interface GiftBody {
  readonly purchase_id: string | null;
  readonly recipient_name: string;
  readonly recipient_email: string;
  readonly message: string;
  /** `2026-03-14`; null sends it now. */
  readonly deliver_at: string | null;
  /** Decimal dollars. */
  readonly amount: number | null;
  readonly keep_gift_bonus: boolean;
}

/** Gives bought credit to somebody else (K5). Any 2xx answer is a success. */
export const sendGift = endpoint<{ body: { gift: GiftBody } }>()({
  name: "sendGift",
  method: "POST",
  path: "/api/v5/gifts",
  auth: "optional",
  output: anyAnswer,
});

/** Sets the first password with the token of the purchase (K7). */
export const setPassword = endpoint<{
  body: { user: { reset_token: string; password: string; password_confirmation: string } };
}>()({
  name: "setPassword",
  method: "POST",
  path: "/api/v1/users/reset_password",
  output: answer(z.object({ token: optionalText, user: maybe(user) })),
});
