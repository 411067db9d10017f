import type { CountryCode } from "../../../shared/country/countries.ts";
import { emailAddressError } from "../../../shared/forms/email.ts";
import { normalizePhone } from "../../../shared/forms/phone.ts";
import { parseCents } from "../../../shared/money/parse.ts";
import { isoDay, plusDays, type CalendarDay } from "../../../shared/time/calendar.ts";
import { parseDay } from "../../../shared/time/parse.ts";
import type { Field, Person } from "./row.ts";

/** Why a field cannot go out as it is. */
export type Flaw =
  | "missing"
  | "no-address"
  | "malformed"
  | "too-long"
  | "too-small"
  | "too-large"
  | "past"
  | "too-late";

export type Flaws = { readonly [F in Field]?: Flaw };

export interface Rules {
  readonly country: CountryCode;
  readonly today: CalendarDay;
}

/** The most characters of a name and of a message. */
export const longest = { name: 100, message: 500 } as const;

/** Dollars that one person may get (B:L161: five digits). */
export const mostPerPerson = 99_999;

/** How far ahead a gift can be scheduled. */
export const furthestDays = 365;

/** What is wrong with a recipient; null where nothing is. A first name and an address are required (BG4). */
export function flawsOf(person: Person, rules: Rules): Flaws | null {
  const { firstName, lastName, email, phone, amount, message, deliverOn } = person;
  const flaws: { -readonly [F in Field]?: Flaw } = {};
  if (!firstName) flaws.firstName = "missing";
  else if (firstName.length > longest.name) flaws.firstName = "too-long";
  if (lastName.length > longest.name) flaws.lastName = "too-long";
  if (email ? emailAddressError(email) : !phone) flaws.email = email ? "malformed" : "no-address";
  if (phone && !normalizePhone(phone, rules.country)) flaws.phone = "malformed";
  const amountFlaw = amount && flawOfAmount(amount);
  if (amountFlaw) flaws.amount = amountFlaw;
  if (message.length > longest.message) flaws.message = "too-long";
  const dayFlaw = deliverOn && flawOfDay(deliverOn, rules.today);
  if (dayFlaw) flaws.deliverOn = dayFlaw;
  for (const _ in flaws) return flaws;
  return null;
}

/** Cents of an amount of one's own; null where it is not usable. */
export function centsOf(amount: string): number | null {
  return flawOfAmount(amount) ? null : parseCents(amount);
}

function flawOfAmount(text: string): Flaw | null {
  const cents = parseCents(text);
  if (cents === null) return "malformed";
  if (cents < 100) return "too-small";
  return cents > mostPerPerson * 100 ? "too-large" : null;
}

export function flawOfDay(text: string, today: CalendarDay): Flaw | null {
  const day = parseDay(text);
  if (!day) return "malformed";
  if (isoDay(day) < isoDay(today)) return "past";
  return isoDay(day) > isoDay(plusDays(today, furthestDays)) ? "too-late" : null;
}
