import * as z from "zod/mini";
import type { CountryCode } from "../../shared/country/countries.ts";
import { emailAddressError } from "../../shared/forms/email.ts";
import { normalizePhone } from "../../shared/forms/phone.ts";
import { copy } from "./copy.ts";

const short = z.string().check(z.maxLength(254));

/** What the guest has typed and checked, without card data and passwords (K10). */
export const draftSchema = z.object({
  email: short,
  firstName: short,
  lastName: short,
  phone: short,
  isGift: z.boolean(),
  emailOptIn: z.boolean(),
  smsOptIn: z.boolean(),
  postalCode: short,
  saveCard: z.boolean(),
  agreed: z.boolean(),
  /** The id of a saved card, or `new`; empty until the guest has chosen. */
  card: short,
  recipientName: short,
  recipientEmail: short,
  message: z.string().check(z.maxLength(500)),
  deliverOn: short,
  keepBonus: z.boolean(),
});

export type Draft = z.output<typeof draftSchema>;

export const emptyDraft: Draft = {
  email: "",
  firstName: "",
  lastName: "",
  phone: "",
  isGift: false,
  emailOptIn: false,
  smsOptIn: false,
  postalCode: "",
  saveCard: false,
  agreed: false,
  card: "",
  recipientName: "",
  recipientEmail: "",
  message: "",
  deliverOn: "",
  keepBonus: false,
};

type Errors<K extends keyof Draft> = { readonly [N in K]?: string | undefined };

/** What is missing on the first page; the phone number is optional, but not half a one. */
export function detailErrors(
  { email, firstName, lastName, phone }: Pick<Draft, "email" | "firstName" | "lastName" | "phone">,
  country: CountryCode,
): Errors<"email" | "firstName" | "lastName" | "phone"> {
  return {
    email: emailError(email),
    firstName: firstName.trim() ? undefined : copy.required.firstName,
    lastName: lastName.trim() ? undefined : copy.required.lastName,
    phone: !phone.trim() || normalizePhone(phone, country) ? undefined : copy.required.phone,
  };
}

export function emailError(text: string): string | undefined {
  const problem = emailAddressError(text);
  return problem
    ? problem === "empty"
      ? copy.required.email
      : copy.required.emailMalformed
    : undefined;
}

/** A card's postal code may come from any country; only its plain shape is checked. */
export function postalError(text: string): string | undefined {
  if (!text.trim()) return copy.required.postalCode;
  return /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/.test(text.trim())
    ? undefined
    : copy.required.postalMalformed;
}

export function hasDetails(draft: Draft, country: CountryCode): boolean {
  return Object.values(detailErrors(draft, country)).every((error) => !error);
}

export function giftErrors(
  {
    recipientName,
    recipientEmail,
    deliverOn,
  }: Pick<Draft, "recipientName" | "recipientEmail" | "deliverOn">,
  today: string,
): Errors<"recipientName" | "recipientEmail" | "deliverOn"> {
  const problem = emailAddressError(recipientEmail);
  return {
    recipientName: recipientName.trim() ? undefined : copy.required.recipientName,
    recipientEmail: problem
      ? problem === "empty"
        ? copy.required.recipientEmail
        : copy.required.emailMalformed
      : undefined,
    deliverOn: deliverOn && deliverOn < today ? copy.required.past : undefined,
  };
}
