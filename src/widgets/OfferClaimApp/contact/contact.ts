import type { Offer } from "../../../shared/contracts/offers.ts";
import type { CountryCode } from "../../../shared/country/countries.ts";
import { normalizePhone } from "../../../shared/forms/phone.ts";
import { emailError, type EmailRule } from "./emailRule.ts";
import type { texts } from "../texts.ts";

/** Where the code goes: a phone number of 11 digits, an e-mail address, or both. */
export interface Contact {
  readonly phone: string | null;
  readonly email: string | null;
}

/** The contact fields that the offer needs. `either` is one field that takes both. */
export type ContactMode = "phone" | "email" | "either" | "phoneAndEmail";

export interface ContactErrors {
  readonly contact?: string;
  readonly email?: string;
}

/**
 * Offers that need no phone number: the e-mail address is validated, then the offer is claimed
 * (A4.41, A4.42, O20).
 */
export function isEmailOnly(offer: Offer): boolean {
  return offer.details?.emailOnly || (!offer.requirePhoneToClaim && offer.type === "enterprise");
}

export function contactMode(offer: Offer, rule: EmailRule, isPhoneOnly: boolean): ContactMode {
  if (isPhoneOnly) return rule.endings.length ? "phoneAndEmail" : "phone";
  if (isEmailOnly(offer)) return "email";
  if (rule.endings.length) return offer.requirePhoneToClaim ? "phoneAndEmail" : "email";
  return offer.requirePhoneToClaim ? "phone" : "either";
}

/**
 * Parses the fields into a contact or returns an error per field. `email` is the second field of
 * `phoneAndEmail`.
 */
export function parseContact(
  mode: ContactMode,
  input: string,
  email: string,
  rule: EmailRule,
  country: CountryCode,
  copy: typeof texts.messages.contact,
): Contact | ContactErrors {
  const isEmail = mode === "email" || (mode === "either" && input.includes("@"));
  if (isEmail) {
    const error = emailError(input, rule, copy);
    return error ? { contact: error } : { phone: null, email: input.trim() };
  }
  if (mode === "either" && !input.trim()) return { contact: copy.eitherRequired };
  const phone = normalizePhone(input, country);
  const secondError = mode === "phoneAndEmail" ? emailError(email, rule, copy) : null;
  if (phone && !secondError)
    return { phone, email: mode === "phoneAndEmail" ? email.trim() : null };
  return {
    ...(!phone && { contact: copy.invalidPhone }),
    ...(secondError && { email: secondError }),
  };
}

export function isContact(result: Contact | ContactErrors): result is Contact {
  return "phone" in result;
}
