import * as z from "zod/mini";
import type { CountryCode } from "../../shared/country/countries.ts";
import { emailAddressError } from "../../shared/forms/email.ts";
import { normalizePhone } from "../../shared/forms/phone.ts";
import type { texts } from "./texts.ts";

const short = z.string().check(z.maxLength(254));

/** The form values of the guest, without card data and passwords (K10). */
export const draftSchema = z.object({
  /** The account of the values. Empty for a guest. */
  owner: z.catch(short, ""),
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
  /** The id of a saved card, or `new`. Empty until the guest chooses. */
  card: short,
  recipientName: short,
  recipientEmail: short,
  message: z.string().check(z.maxLength(500)),
  deliverOn: short,
  keepBonus: z.boolean(),
});

export type Draft = z.output<typeof draftSchema>;

export const emptyDraft: Draft = {
  owner: "",
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

type Words = (typeof texts.messages)["required"];
/** The key of a field's error message. */
type ErrorKey = keyof Words;
type Errors<K extends keyof Draft> = { readonly [N in K]?: ErrorKey | undefined };

/** The error messages of fields. */
export function errorTexts<K extends keyof Draft>(
  words: Words,
  errors: Errors<K>,
): { [N in K]?: string | undefined } {
  const entries = Object.entries<ErrorKey | undefined>(errors);
  // SAFETY: the names are those of `errors`, and each key has its message.
  return Object.fromEntries(entries.map(([name, key]) => [name, key && words[key]])) as {
    [N in K]?: string | undefined;
  };
}

/** The validation errors of the first page. The phone number is optional, but must be complete. */
export function detailErrors(
  { email, firstName, lastName, phone }: Pick<Draft, "email" | "firstName" | "lastName" | "phone">,
  country: CountryCode,
): Errors<"email" | "firstName" | "lastName" | "phone"> {
  return {
    email: emailError(email),
    firstName: firstName.trim() ? undefined : "firstName",
    lastName: lastName.trim() ? undefined : "lastName",
    phone: !phone.trim() || normalizePhone(phone, country) ? undefined : "phone",
  };
}

export function emailError(text: string): ErrorKey | undefined {
  const problem = emailAddressError(text);
  return problem ? (problem === "empty" ? "email" : "emailMalformed") : undefined;
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
    recipientName: recipientName.trim() ? undefined : "recipientName",
    recipientEmail: problem
      ? problem === "empty"
        ? "recipientEmail"
        : "emailMalformed"
      : undefined,
    deliverOn: deliverOn && deliverOn < today ? "past" : undefined,
  };
}
