import { billOf } from "../../shared/bill/ticket.ts";
import type { GuestPayment } from "../../shared/contracts/redemption.ts";
import type { CountryCode } from "../../shared/country/countries.ts";
import { emailAddressError } from "../../shared/forms/email.ts";
import { normalizePhone } from "../../shared/forms/phone.ts";
import { toWire } from "../../shared/money/wire.ts";
import { tipCents } from "../../shared/payment/order.ts";
import type { Order } from "./order.ts";

/** The contact details that a guest can add to a payment. Every field is optional. */
export interface Contact {
  readonly email: string;
  readonly phone: string;
  readonly joins: boolean;
  readonly postalCode: string;
}

export type ContactProblem = "email" | "phone" | "no-contact";

/**
 * The errors of the contact details. Empty fields are fine. Joining needs an email address or a
 * phone number.
 */
export function contactProblem(
  { email, phone, joins }: Contact,
  country: CountryCode,
): ContactProblem | null {
  if (email.trim() && emailAddressError(email)) return "email";
  if (phone.trim() && !normalizePhone(phone, country)) return "phone";
  return joins && !email.trim() && !phone.trim() ? "no-contact" : null;
}

interface GuestParts {
  readonly order: Order;
  readonly token: string;
  readonly contact: Contact;
  readonly productKey: string;
  readonly country: CountryCode;
}

/** The body of a guest's payment (W3). The tip is in cents, the bill in dollars. */
export function guestPayment({
  order,
  token,
  contact: { email, phone, joins },
  productKey,
  country,
}: GuestParts): GuestPayment {
  const tip = tipCents(order);
  return {
    amount: toWire(billOf(order.ticket)),
    stripe_token: token,
    tip: tip > 0 ? { amount: tip } : null,
    email: email.trim() || null,
    phone_number: normalizePhone(phone, country),
    [`opt_in_${productKey}`]: joins,
  };
}
