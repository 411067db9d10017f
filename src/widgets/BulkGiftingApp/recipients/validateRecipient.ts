import type { CountryCode } from "../../../shared/country/countries.ts";
import { emailAddressError } from "../../../shared/forms/email.ts";
import { normalizePhone } from "../../../shared/forms/phone.ts";
import { parseCents } from "../../../shared/money/parse.ts";
import { isoDay, plusDays, type CalendarDay } from "../../../shared/time/calendar.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import type { Field, Person } from "./row.ts";

/** Why a field cannot be sent as it is. */
export type FieldError =
  | "missing"
  | "no-address"
  | "malformed"
  | "too-long"
  | "too-small"
  | "too-large"
  | "past"
  | "too-late";

export type FieldErrors = { readonly [F in Field]?: FieldError };

export interface Rules {
  readonly country: CountryCode;
  readonly today: CalendarDay;
}

/** The longest name and the longest message, in characters. */
export const maxLength = { name: 100, message: 500 } as const;

/** The most dollars for one person (B5.12: five digits). */
export const mostPerPerson = 99_999;

/** How far ahead a gift can be scheduled. */
export const maxDaysAhead = 365;

/**
 * The validation errors of a recipient. Null if there are none. A first name and an address are
 * required (BG4).
 */
export function validateRecipient(person: Person, rules: Rules): FieldErrors | null {
  const { firstName, lastName, email, phone, amount, message, deliverOn } = person;
  const fieldErrors: { -readonly [F in Field]?: FieldError } = {};
  if (!firstName) fieldErrors.firstName = "missing";
  else if (firstName.length > maxLength.name) fieldErrors.firstName = "too-long";
  if (lastName.length > maxLength.name) fieldErrors.lastName = "too-long";
  if (email ? emailAddressError(email) : !phone)
    fieldErrors.email = email ? "malformed" : "no-address";
  if (phone && !normalizePhone(phone, rules.country)) fieldErrors.phone = "malformed";
  const wrongAmount = amount && amountError(amount);
  if (wrongAmount) fieldErrors.amount = wrongAmount;
  if (message.length > maxLength.message) fieldErrors.message = "too-long";
  const wrongDay = deliverOn && deliveryDayError(deliverOn, rules.today);
  if (wrongDay) fieldErrors.deliverOn = wrongDay;
  for (const _ in fieldErrors) return fieldErrors;
  return null;
}

/** The recipient's own amount in cents. Null if it is not usable. */
export function centsOf(amount: string): number | null {
  return amountError(amount) ? null : parseCents(amount);
}

function amountError(text: string): FieldError | null {
  const cents = parseCents(text);
  if (cents === null) return "malformed";
  if (cents < 100) return "too-small";
  return cents > mostPerPerson * 100 ? "too-large" : null;
}

export function deliveryDayError(text: string, today: CalendarDay): FieldError | null {
  const day = parseDay(text);
  if (!day) return "malformed";
  if (isoDay(day) < isoDay(today)) return "past";
  return isoDay(day) > isoDay(plusDays(today, maxDaysAhead)) ? "too-late" : null;
}
