import type { Offer } from "../../shared/contracts/offers.ts";
import { normalizePhone } from "../../shared/forms/phone.ts";
import { copy } from "./copy.ts";
import { emailComplaint, type EmailRule } from "./email.ts";

/** Where the code goes: a phone number of 11 digits, an e-mail address, or both. */
export interface Contact {
  readonly phone: string | null;
  readonly email: string | null;
}

/** What the offer asks for. `either` is one field that takes both. */
export type ContactMode = "phone" | "email" | "either" | "phoneAndEmail";

export interface ContactErrors {
  readonly contact?: string;
  readonly email?: string;
}

/** Offers that need no phone: the e-mail is validated, then claimed (A:L110, O20). */
export function isEmailOnly(offer: Offer): boolean {
  return offer.details?.emailOnly || (!offer.requirePhoneToClaim && offer.type === "enterprise");
}

export function contactMode(offer: Offer, rule: EmailRule, isPhoneOnly: boolean): ContactMode {
  if (isPhoneOnly) return "phone";
  if (isEmailOnly(offer)) return "email";
  if (rule.endings.length) return offer.requirePhoneToClaim ? "phoneAndEmail" : "email";
  return offer.requirePhoneToClaim ? "phone" : "either";
}

/** The typed words as a contact, or what is wrong with each field. `email` is the second field of `phoneAndEmail`. */
export function readContact(
  mode: ContactMode,
  typed: string,
  email: string,
  rule: EmailRule,
): Contact | ContactErrors {
  const isEmail = mode === "email" || (mode === "either" && typed.includes("@"));
  if (isEmail) {
    const error = emailComplaint(typed, rule);
    return error ? { contact: error } : { phone: null, email: typed.trim() };
  }
  if (mode === "either" && !typed.trim()) return { contact: copy.contact.eitherRequired };
  const phone = normalizePhone(typed);
  const emailError = mode === "phoneAndEmail" ? emailComplaint(email, rule) : null;
  if (phone && !emailError) return { phone, email: mode === "phoneAndEmail" ? email.trim() : null };
  return {
    ...(!phone && { contact: copy.contact.invalidPhone }),
    ...(emailError && { email: emailError }),
  };
}

export function isContact(read: Contact | ContactErrors): read is Contact {
  return "phone" in read;
}
