import * as z from "zod/mini";
import { cashOnWire, creditOnWire } from "../money/wire.ts";
import { answer } from "./answer.ts";
import { creditCard } from "./cards.ts";
import { endpoint } from "./endpoint.ts";
import { boolean, flag, id, list, maybe, numeric, open, text } from "./fields.ts";
import { listedPayment } from "./listedPayment.ts";

const optionalText = maybe(text);

/** B3.04. */
const package_ = z.object({ id, amount: cashOnWire, creditToGive: creditOnWire, hidden: flag });

/** B3.05 and C3.18. `type` is `item_offer` if the offer pays for one item on the bill. */
export const billOffer = z.object({
  id: maybe(id),
  name: optionalText,
  type: maybe(open("item_offer")),
  minimumSpendAmount: maybe(cashOnWire),
  expiration: maybe(
    z.object({
      mode: maybe(open("no_expiration", "set_date", "days")),
      date: optionalText,
      days: maybe(numeric),
    }),
  ),
  claimDetails: maybe(
    z.object({ balance: maybe(creditOnWire), expiresAt: optionalText, offerClaimId: maybe(id) }),
  ),
});

/** A project and what its diner can pay with (B3.01, C3.16). Only the id is certain. */
export const project = z.object({
  projectId: id,
  projectSlug: optionalText,
  locationType: maybe(open("Project", "ProjectLocation")),
  locationId: maybe(id),
  name: optionalText,
  balance: maybe(creditOnWire),
  creditBalance: maybe(creditOnWire),
  ikPassBalance: maybe(creditOnWire),
  creditCards: list(creditCard),
  giftCardOptions: list(package_),
  offers: list(billOffer),
  offer: maybe(billOffer),
  /** 0.2 is 20 %. */
  subCreditBackPercent: maybe(numeric),
  stripePublicKey: optionalText,
  purchasePage: optionalText,
  whiteLogoPath: optionalText,
  logoPath: optionalText,
  countryCode: optionalText,
  timezone: optionalText,
  customTipPercent0: maybe(numeric),
  customTipPercent1: maybe(numeric),
  customTipPercent2: maybe(numeric),
  customTipPercent3: maybe(numeric),
  checkout: maybe(z.object({ tippingEnabled: maybe(boolean) })),
});

/** `due` is the part that is on this bill. With `billCard`, only the card pays the charge, never credit. */
const serviceCharge = z.object({
  type: maybe(open("gratuity", "suggested_tip")),
  label: optionalText,
  due: maybe(cashOnWire),
  amount: maybe(cashOnWire),
  billCard: flag,
});

const tax = z.object({ taxName: optionalText, displayAmount: maybe(cashOnWire) });

const modifier = z.object({ name: optionalText, price: maybe(cashOnWire) });

const discount = z.object({ name: optionalText, amount: maybe(cashOnWire) });

const lineItem = z.object({
  id: maybe(id),
  name: optionalText,
  quantity: maybe(numeric),
  price: maybe(cashOnWire),
  total: maybe(cashOnWire),
  modifiers: list(modifier),
  discounts: list(discount),
});

/** The server's name: a text, or an object with the name. */
const person: z.ZodMiniType<string> = z.pipe(
  z.union([
    text,
    z.pipe(
      z.object({ name: optionalText, firstName: optionalText, lastName: optionalText }),
      z.transform(
        ({ name, firstName, lastName }) => name ?? [firstName, lastName].filter(Boolean).join(" "),
      ),
    ),
  ]),
  z.string().check(z.minLength(1)),
);

/** The bill (B3.07, C3.10). `id` and `createdAt` identify it, and `billAmount` is what is paid now, without a tip. */
export const ticket = z.object({
  id: maybe(id),
  ticketCode: optionalText,
  restaurantIdentifier: optionalText,
  name: optionalText,
  table: optionalText,
  server: maybe(person),
  createdAt: optionalText,
  updatedAt: optionalText,
  delivery: flag,
  billAmount: cashOnWire,
  billTotal: maybe(cashOnWire),
  billAmountDue: maybe(cashOnWire),
  billHouseAccountAmount: maybe(cashOnWire),
  billCardAmount: maybe(cashOnWire),
  billAmountToLeaveUnpaid: maybe(cashOnWire),
  requestedPayAmount: maybe(cashOnWire),
  prepaidAmount: maybe(cashOnWire),
  prepaidTips: maybe(cashOnWire),
  subTotal: maybe(cashOnWire),
  taxTotal: maybe(cashOnWire),
  deliveryFee: maybe(cashOnWire),
  tipCalculationBase: maybe(cashOnWire),
  orderLevelDiscountAmount: maybe(cashOnWire),
  totalDiscountAmount: maybe(cashOnWire),
  taxes: list(tax),
  serviceCharges: list(serviceCharge),
  lineItems: list(lineItem),
  itemOffers: list(z.object({ offerId: id, amount: maybe(cashOnWire) })),
  discounts: list(discount),
  employeePin: optionalText,
  payments: list(listedPayment),
  transactions: list(listedPayment),
});

const payment = z.object({ type: optionalText, amount: maybe(cashOnWire) });

const writtenFields = z.object({
  posSuccess: z.optional(z.unknown()),
  payments: z.optional(z.unknown()),
  returnUrlOverride: optionalText,
  subscriptionCreditBack: maybe(z.object({ amount: maybe(creditOnWire) })),
  error: maybe(
    z.union([
      z.string(),
      z.pipe(
        z.object({ message: z.string() }),
        z.transform(({ message }) => message),
      ),
    ]),
  ),
  id: maybe(id),
  reference: optionalText,
  errors: z.pipe(
    z.transform((value: unknown) => errorWords(value)),
    z.nullable(z.string()),
  ),
  requiresAction: flag,
  paymentIntentClientSecret: optionalText,
});

/** Rejects an answer without any of its fields, or with a challenge but no secret: the bill then tells the outcome. */
const writtenResult = writtenFields.check(
  z.refine(
    ({ posSuccess, returnUrlOverride, subscriptionCreditBack, error, id: ticketId, ...rest }) =>
      rest.requiresAction
        ? Boolean(rest.paymentIntentClientSecret)
        : (posSuccess ?? null) !== null ||
          [
            returnUrlOverride,
            subscriptionCreditBack,
            error,
            rest.errors,
            ticketId,
            rest.reference,
          ].some(Boolean),
  ),
);

export type CreditPackage = z.output<typeof package_>;
export type BillOffer = z.output<typeof billOffer>;
export interface Project extends z.output<typeof project> {
  /** On one line, for a receipt. Absent if the server does not send it. */
  readonly address?: string | null;
}
export type ServiceCharge = z.output<typeof serviceCharge>;
export type Ticket = z.output<typeof ticket>;
export type Payment = z.output<typeof payment>;

/** The result of a payment (B3.09, C3.20). */
export interface PaymentResult {
  /** Whether the restaurant's POS has confirmed the payment. False means that it has not confirmed it yet (R16). */
  readonly isConfirmed: boolean;
  /** The amount of each tender, if the answer names them. */
  readonly payments: readonly Payment[];
  readonly returnUrlOverride: string | null;
  readonly creditBack: z.output<typeof creditOnWire> | null;
  readonly reference: string | null;
  /** A refusal inside a 2xx answer. */
  readonly error: string | null;
  /** The client secret of a 3-D Secure challenge, without which the bill is not paid. */
  readonly challenge: string | null;
}

/** `pos_success` is a flag, or an object with `payments` and perhaps `success`. `payments` may also be beside it. */
const result: z.ZodMiniType<PaymentResult> = z.pipe(
  writtenResult,
  z.transform(
    ({
      posSuccess,
      payments: besidePos,
      returnUrlOverride,
      subscriptionCreditBack,
      error,
      id: paymentId,
      reference,
      errors,
      requiresAction,
      paymentIntentClientSecret,
    }) => ({
      isConfirmed: isConfirmed(posSuccess),
      payments: payments.parse(member(posSuccess, "payments") ?? besidePos),
      returnUrlOverride,
      creditBack: subscriptionCreditBack?.amount ?? null,
      reference: reference ?? paymentId,
      error: (error?.trim() || errors)?.slice(0, 300) || null,
      challenge: requiresAction ? paymentIntentClientSecret : null,
    }),
  ),
);

/** The texts of `errors`: a list, a text, or lists by field. Null if there is no text. */
function errorWords(value: unknown): string | null {
  const words =
    typeof value === "string"
      ? [value]
      : typeof value === "object" && value
        ? Object.values(value).flat()
        : [];
  return words.filter((text) => typeof text === "string" && text.trim()).join(", ") || null;
}

const payments = list(payment);

function isConfirmed(posSuccess: unknown): boolean {
  if (typeof posSuccess === "object" && posSuccess) return member(posSuccess, "success") !== false;
  return flag.parse(posSuccess);
}

function member(value: unknown, key: string): unknown {
  return typeof value === "object" && value && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

/** The project and what the signed-in diner has there. The answer may be wrapped in `data` or `project` (R2). */
export const externalLocation = endpoint<{ path: { pos: string; location: string } }>()({
  name: "externalLocation",
  method: "GET",
  path: "/api/v4/external_locations/{pos}/{location}",
  auth: "required",
  output: answer(project, "project"),
});

/** Reads the bill. `location_id` only for a `ProjectLocation` (R27). `pay_amount`, in dollars, only for a part (R28). */
export const readTicket = endpoint<{
  path: { project_id: string; ticket: string };
  query: { pos: string; location_id?: string; pay_amount?: number };
}>()({
  name: "readTicket",
  method: "GET",
  path: "/api/v4/projects/{project_id}/tickets/{ticket}",
  auth: "required",
  output: answer(ticket, "ticket"),
});

/** Amounts are decimal dollars, except `tip.amount`, which is in cents (B9.10). */
export interface BillPayment {
  readonly transaction: {
    readonly amount: number;
    readonly charge_stripe_source_id: string;
    readonly partial_payment: boolean;
    readonly offer_claim_id: string | null;
  };
  readonly project: string;
  readonly ticket_number: string;
  readonly location_id: string | null;
  readonly pos?: string;
  readonly tip: { readonly amount: number; readonly stripe_source_id: string } | null;
}

/** Pays the bill with credit, offer and card. */
export const payBill = endpoint<{ body: BillPayment }>()({
  name: "payBill",
  method: "POST",
  path: "/api/v3/current_user/credits",
  auth: "required",
  timeoutPolicy: "payment",
  output: answer(result),
});
