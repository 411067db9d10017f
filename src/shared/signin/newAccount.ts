import type { Problem } from "../api/outcome.ts";
import type { NewUser } from "../contracts/session.ts";
import type { CountryCode } from "../country/countries.ts";
import { normalizePhone } from "../forms/phone.ts";
import { emailError, passwordError, shortestNewPassword } from "./credentials.ts";
import type { texts } from "./texts.ts";

/** The values in the form of a new account. No consent is ever preselected. */
export type AccountDraft = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  newPassword: string;
  birthDate: string;
  emailOptIn: boolean;
  smsOptIn: boolean;
};

export type AccountErrors = { readonly [K in keyof AccountDraft]?: string | undefined };

/** The error of each field; `today` is `YYYY-MM-DD`. */
export function accountErrors(
  copy: typeof texts.messages,
  draft: AccountDraft,
  today: string,
  country: CountryCode,
): AccountErrors {
  const { required } = copy.create;
  return {
    firstName: draft.firstName.trim() ? undefined : required.firstName,
    lastName: draft.lastName.trim() ? undefined : required.lastName,
    email: emailError({ ...copy, required: required.email }, draft.email),
    phone: normalizePhone(draft.phone, country) ? undefined : copy.invalidPhone,
    newPassword: passwordError(copy, draft.newPassword, shortestNewPassword),
    birthDate:
      draft.birthDate && (draft.birthDate >= today || draft.birthDate < "1900")
        ? copy.invalidBirthDate
        : undefined,
  };
}

/** The body of the request for a new account (U3). */
export function newUser(
  draft: AccountDraft,
  referralCode: string | null,
  country: CountryCode,
): NewUser {
  return {
    first_name: draft.firstName.trim(),
    last_name: draft.lastName.trim(),
    email: draft.email.trim(),
    phone_number: normalizePhone(draft.phone, country) ?? "",
    password: draft.newPassword,
    ...(draft.birthDate && { birth_date: draft.birthDate }),
    email_opt_in: draft.emailOptIn,
    sms_opt_in: draft.smsOptIn,
    agrees_with_tos_privacy: "on",
    ...(referralCode && { referral_code: referralCode }),
  };
}

const fieldNames: Readonly<Record<string, keyof AccountDraft>> = {
  first_name: "firstName",
  last_name: "lastName",
  email: "email",
  phone_number: "phone",
  phone: "phone",
  password: "newPassword",
  birth_date: "birthDate",
};

const longestError = 300;

/**
 * The server's form errors by field. Errors about an address in use are dropped, because they would
 * reveal who has an account.
 */
export function fieldErrorsIn(problem: Problem): AccountErrors | null {
  if (problem.kind !== "rejected" || isAccountTaken(problem)) return null;
  const errors = Object.entries(problem.fields).flatMap(([field, [message]]) => {
    const name = Object.hasOwn(fieldNames, field.replace(/^user\./, ""))
      ? fieldNames[field.replace(/^user\./, "")]
      : undefined;
    return name && message ? [[name, message.slice(0, longestError)]] : [];
  });
  return errors.length ? Object.fromEntries(errors) : null;
}

/** Whether the server says that the account already exists. The screen must not reveal that. */
export function isAccountTaken(problem: Problem): boolean {
  if (problem.kind !== "rejected") return false;
  return (
    problem.status === 409 ||
    problem.messages.some((message) => /taken|exists|already|in use|registered/i.test(message))
  );
}
