import * as z from "zod/mini";
import { creditOnWire } from "../money/wire.ts";
import { answer, camelCased } from "./answer.ts";
import {
  payBill,
  project,
  readTicket,
  ticket,
  type BillPayment,
  type PaymentResult,
  type Project,
  type Ticket,
} from "./bill.ts";
import { endpoint } from "./endpoint.ts";
import { list, maybe, text } from "./fields.ts";

const optionalText = maybe(text);
const addressFields = {
  address: optionalText,
  city: optionalText,
  state: optionalText,
  zipCode: optionalText,
};
const placeFields = z.extend(project, {
  tickets: list(ticket),
  ...addressFields,
  location: maybe(z.object({ name: optionalText, timezone: optionalText, ...addressFields })),
});

/**
 * The project with the diner's credit, offers and cards, or without them for a guest (W1). May
 * include open tickets (W2).
 */
export interface RedemptionPlace extends Project {
  readonly tickets: readonly Ticket[];
  /** On one line, for a receipt. */
  readonly address: string | null;
}

/** The location's fields replace those that the project omits (C3.21). */
const place: z.ZodMiniType<RedemptionPlace> = z.pipe(
  placeFields,
  z.transform(({ location, ...place }) => ({
    ...place,
    name: place.name ?? location?.name ?? null,
    timezone: place.timezone ?? location?.timezone ?? null,
    address: addressOf(place) ?? (location && addressOf(location)),
  })),
);

function addressOf({
  address,
  city,
  state,
  zipCode,
}: Readonly<Record<keyof typeof addressFields, string | null>>): string | null {
  return (
    [address, city, [state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", ") || null
  );
}

/** The project of a bill, and what the diner has there. */
export const redemptionPlace = endpoint<{ path: { pos: string; location: string } }>()({
  name: "externalLocation",
  method: "GET",
  path: "/api/v4/external_locations/{pos}/{location}",
  auth: "optional",
  output: answer(place, "project"),
});

const several = answer(z.object({ tickets: list(ticket) }));

/** A single ticket in any envelope, or `tickets` (W2). */
const tickets: z.ZodMiniType<Ticket[]> = z.pipe(
  z.transform((raw: unknown, context): Ticket[] => {
    const many = z.safeParse(several, raw);
    if (many.success && many.data.tickets.length) return many.data.tickets;
    const single = z.safeParse(readTicket.output, raw);
    if (single.success) return [single.data];
    context.issues.push({ code: "custom", input: raw, message: "no ticket" });
    return [];
  }),
  z.custom<Ticket[]>(Array.isArray),
);

/**
 * Reads the bill or the open tickets. `location_id` unless the location is a project (C7.16). `pay_amount`, in decimal dollars, only if
 * the diner pays a part of the bill (R28).
 */
export const redemptionTickets = endpoint<{
  path: { project_id: string; ticket: string };
  query: { pos: string; location_id?: string; pay_amount?: number };
}>()({
  name: "readTicket",
  method: "GET",
  path: "/api/v4/projects/{project_id}/tickets/{ticket}",
  auth: "optional",
  output: tickets,
});

/** The diner has joined the program with this payment (W7). */
const optIn = z.object({
  balance: maybe(creditOnWire),
  creditBalance: maybe(creditOnWire),
  downloadUrl: maybe(text),
});

export interface RedemptionResult extends PaymentResult {
  readonly optIn: z.output<typeof optIn> | null;
}

const result: z.ZodMiniType<RedemptionResult> = z.pipe(
  z.transform((raw: unknown, context): RedemptionResult | null => {
    const paid = z.safeParse(payBill.output, raw);
    if (paid.success) return { ...paid.data, optIn: optInOf(camelCased(raw)) };
    context.issues.push({ code: "custom", input: raw, message: "no payment" });
    return null;
  }),
  z.custom<RedemptionResult>((value) => value !== null),
);

/** `opt_in_{product}` is a flag or an object, at the top level or under `data` (C3.20). */
function optInOf(body: unknown, depth = 0): RedemptionResult["optIn"] {
  if (typeof body !== "object" || !body) return null;
  for (const [key, value] of Object.entries(body)) {
    if (/^optIn[A-Z0-9]/.test(key) && value)
      return (
        z.safeParse(optIn, value).data ?? { balance: null, creditBalance: null, downloadUrl: null }
      );
  }
  return depth < 2
    ? (optInOf(Reflect.get(body, "data"), depth + 1) ??
        optInOf(Reflect.get(body, "attributes"), depth + 1))
    : null;
}

/** Pays with the diner's credit, offer and card (B7.08, W3). */
export const payAsDiner = endpoint<{ body: BillPayment }>()({
  name: "payBill",
  method: "POST",
  path: "/api/v3/current_user/credits",
  auth: "required",
  timeoutPolicy: "payment",
  output: result,
});

/**
 * Decimal dollars, except `tip.amount`, which is in cents. `opt_in_{product}` is sent beside the
 * named fields (W3).
 */
export interface GuestPayment {
  readonly amount: number;
  readonly stripe_token: string;
  readonly tip: { readonly amount: number } | null;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly [field: string]: unknown;
}

/** Pays only by card, without an account (W3). */
export const payAsGuest = endpoint<{
  path: { project_id: string; ticket: string };
  query: { pos: string; location_id?: string };
  body: { payment: GuestPayment };
}>()({
  name: "payAsGuest",
  method: "POST",
  path: "/api/v4/projects/{project_id}/tickets/{ticket}/payments",
  auth: "none",
  timeoutPolicy: "payment",
  output: result,
});
