import { emailAddressError } from "../forms/email.ts";
import type { texts } from "./texts.ts";

/**
 * The shortest password that is sent to sign in (A5.26), and the shortest new one (U3). There is no
 * maximum length.
 */
export const shortestPassword = 6;
export const shortestNewPassword = 8;

/** The error message of an e-mail address. Undefined if it is valid (B5.01, B5.02). */
export function emailError(
  copy: Pick<typeof texts.messages, "required" | "invalidEmail">,
  email: string,
): string | undefined {
  const problem = emailAddressError(email);
  return problem ? (problem === "empty" ? copy.required : copy.invalidEmail) : undefined;
}

/** The error message of a password. Counts characters as people see them, and trims nothing. */
export function passwordError(
  copy: Pick<typeof texts.messages, "shortPassword">,
  password: string,
  shortest: number,
): string | undefined {
  return [...password].length < shortest ? copy.shortPassword({ shortest }) : undefined;
}
