import * as z from "zod/mini";
import { cash, type CashCents } from "../money/cents.ts";
import { cashOnWire, creditOnWire } from "../money/wire.ts";
import { answer, anyBody, camelCased } from "./answer.ts";
import { billOffer, payBill, ticket } from "./bill.ts";
import { creditCard } from "./cards.ts";
import { endpoint } from "./endpoint.ts";
import { boolean, id, list, maybe, numeric, open, string, text } from "./fields.ts";

const optionalText = maybe(text);

/** A restaurant of the managers' app (C3.01). Only the id is certain. */
export const managedLocation = z.object({
  id,
  name: optionalText,
  address: optionalText,
  city: optionalText,
  state: optionalText,
  zipCode: optionalText,
  timezone: optionalText,
  projectId: maybe(id),
  /** With `legacy`, the flow starts with the amount. Other values have no effect (M25). */
  posType: maybe(open("legacy")),
  customTipPercent0: maybe(numeric),
  customTipPercent1: maybe(numeric),
  customTipPercent2: maybe(numeric),
  customTipPercent3: maybe(numeric),
  project: maybe(
    z.object({ slug: optionalText, stripePublicKey: optionalText, logoPath: optionalText }),
  ),
});

const tipDetail = z.object({
  amount: maybe(cashOnWire),
  label: optionalText,
  feeType: optionalText,
});

/**
 * What can still be refunded of a transaction, sent as a flag or as an amount (M4). Null stands for
 * `true`: all of it.
 */
const refundable: z.ZodMiniType<CashCents | null> = z.pipe(
  z.transform((raw: unknown): CashCents | null => {
    if (raw === true || raw === "true") return null;
    const amount = z.safeParse(cashOnWire, raw);
    return amount.success && amount.data > 0 ? amount.data : cash(0);
  }),
  z.custom<CashCents | null>((value) => value === null || typeof value === "number"),
);

/** C3.06. Guest, card, server and issuer are present if the host's API sends them. */
export const managedTransaction = z.object({
  id: maybe(id),
  userId: maybe(id),
  userName: optionalText,
  createdAt: maybe(z.union([z.string(), z.number()])),
  checkNumber: optionalText,
  amount: maybe(cashOnWire),
  originalAmount: maybe(cashOnWire),
  refundable,
  refundStatus: maybe(open("Not Refunded", "Partially Refunded", "Refunded", "Pending")),
  creditType: maybe(open("refund_redemption")),
  tipDetails: list(tipDetail),
  cardBrand: optionalText,
  lastFour: optionalText,
  /** Who served the guest. */
  employeeName: optionalText,
  /** The manager who issued a refund. */
  issuedBy: optionalText,
});

/** Also accepts `last4`, the provider's own name for the last four digits. */
const source = z.pipe(
  z.transform((raw: unknown) =>
    typeof raw === "object" &&
    raw &&
    !Object.hasOwn(raw, "lastFour") &&
    Object.hasOwn(raw, "last4") &&
    "last4" in raw
      ? { ...raw, lastFour: raw.last4 }
      : raw,
  ),
  creditCard,
);

/** C3.03. Only the id is certain. Null marks a value that the server did not send. */
export const managedGuest = z.object({
  id,
  firstName: optionalText,
  lastName: optionalText,
  phoneNumber: optionalText,
  hasActiveCard: maybe(boolean),
  creditBalance: maybe(creditOnWire),
  ikPassBalance: maybe(creditOnWire),
  stripeSources: list(source),
  activeOffers: list(billOffer),
  /** 0.2 is 20 %. */
  subCreditBackPercent: maybe(numeric),
  transactions: list(managedTransaction),
});

/** C3.09. The PIN is kept in memory only (X10). */
const employee = z.object({ firstName: optionalText, lastName: optionalText, pin: optionalText });

export type ManagedLocation = z.output<typeof managedLocation>;
export type ManagedTransaction = z.output<typeof managedTransaction>;
export type ManagedGuest = z.output<typeof managedGuest>;
export type Employee = z.output<typeof employee>;

export interface RefundReason {
  readonly value: string;
  readonly label: string;
}

/** Reasons for a refund: values alone, or with labels (M3). */
export const refundReasons: z.ZodMiniType<RefundReason[]> = list(
  z.union([
    z.pipe(
      z.string().check(z.minLength(1)),
      z.transform((value): RefundReason => ({ value, label: labelOf(value) })),
    ),
    z.pipe(
      z.object({ value: z.string().check(z.minLength(1)), label: maybe(string) }),
      z.transform(({ value, label }): RefundReason => ({ value, label: label ?? labelOf(value) })),
    ),
  ]),
);

function labelOf(value: string): string {
  const plain = value.replaceAll("_", " ").trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

interface Rows<T> {
  readonly rows: T[];
  /** The reasons that a refund can have. Any answer may contain them. Null if this one does not. */
  readonly refundReasons: RefundReason[] | null;
}

/**
 * Rows under their name, under `data`, or bare. An answer without a list breaks the contract, and
 * invalid rows are omitted.
 */
function rows<T>(name: string, item: z.ZodMiniType<T>): z.ZodMiniType<Rows<T>> {
  const items = list(item);
  const schema = z.pipe(
    z.transform((raw: unknown, context): Rows<T> => {
      const body = camelCased(raw);
      const itemList = [
        body,
        member(body, name),
        member(body, "data"),
        member(member(body, "data"), name),
      ].find(Array.isArray);
      if (!itemList)
        context.issues.push({ code: "custom", input: raw, message: `no list of ${name}` });
      const reasons = refundReasons.parse(member(body, "refundReasons"));
      return { rows: items.parse(itemList ?? []), refundReasons: reasons.length ? reasons : null };
    }),
    z.custom<Rows<T>>((value) => typeof value === "object"),
  );
  if (process.env.NODE_ENV !== "production") z.globalRegistry.add(schema, { rows: name, item });
  return schema;
}

function member(value: unknown, key: string): unknown {
  return typeof value === "object" && value && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

const base = "/api/v6/managers";

/** Finds guests by text, which may be empty, or the guest with an id (C7.04, C7.05). */
export const findLocations = endpoint<{ query: { query: string } | { location_id: string } }>()({
  name: "managers.locations",
  method: "GET",
  path: `${base}/locations`,
  auth: "required",
  output: rows("locations", managedLocation),
});

export const findGuests = endpoint<{ query: { query: string } }>()({
  name: "managers.users",
  method: "GET",
  path: `${base}/users`,
  auth: "required",
  output: rows("users", managedGuest),
});

/** A guest, with their transactions at one location. */
export const readGuest = endpoint<{ path: { user_id: string }; query: { location_id: string } }>()({
  name: "managers.user",
  method: "GET",
  path: `${base}/users/{user_id}`,
  auth: "required",
  output: answer(managedGuest, "user"),
});

export const readTransactions = endpoint<{ path: { location_id: string } }>()({
  name: "managers.transactions",
  method: "GET",
  path: `${base}/locations/{location_id}/transactions`,
  auth: "required",
  output: rows("transactions", managedTransaction),
});

export const readCheck = endpoint<{ path: { location_id: string; ticket_number: string } }>()({
  name: "managers.ticket",
  method: "GET",
  path: `${base}/locations/{location_id}/tickets/{ticket_number}`,
  auth: "required",
  output: answer(ticket, "ticket"),
});

export const readEmployees = endpoint<{ path: { location_id: string } }>()({
  name: "managers.employees",
  method: "GET",
  path: `${base}/locations/{location_id}/employees`,
  auth: "required",
  output: rows("employees", employee),
});

/** `refund_amount` in dollars (M5). */
export interface RefundBody {
  readonly credit_transaction_id: string;
  readonly refund_reason: string;
  readonly refund_amount: number;
  readonly refund_notes: string;
  readonly modify_tip: boolean;
}

/**
 * Refunds a transaction. Any 2xx answer means success (M7), unless it is not from the API, such as a
 * sign-in page, or reports an error.
 */
export const issueRefund = endpoint<{ body: RefundBody }>()({
  name: "managers.refunds",
  method: "POST",
  path: `${base}/refunds`,
  auth: "required",
  timeoutPolicy: "payment",
  output: anyBody.check(z.refine((body) => typeof body !== "string")),
});

/**
 * A payment on behalf of a guest (M10). Amounts are in dollars, except `tip.amount`, which is in
 * cents.
 */
export interface ManagedPayment {
  readonly user_id: string;
  readonly location_id: string;
  readonly project: string;
  /** Null if the manager entered an amount. `ticket` is then the one that the widget has built. */
  readonly ticket_number: string | null;
  readonly ticket?: object;
  readonly amount: number;
  readonly charge_stripe_source_id: string | null;
  readonly offer_claim_id: string | null;
  readonly partial_payment: false;
  readonly tip: { readonly amount: number; readonly stripe_source_id: string } | null;
  readonly notes: string;
  readonly employee_pin: string | null;
}

export const payForGuest = endpoint<{ body: { payment: ManagedPayment } }>()({
  name: "managers.payments",
  method: "POST",
  path: `${base}/payments`,
  auth: "required",
  timeoutPolicy: "payment",
  output: payBill.output,
});
