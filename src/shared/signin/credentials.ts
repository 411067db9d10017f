import { emailAddressError } from "../forms/email.ts";
import { copy } from "./copy.ts";

/** The shortest password that is sent to sign in (A:L137), and the shortest new one (U3). There is no longest. */
export const shortestPassword = 6;
export const shortestNewPassword = 8;

/** What is wrong with an e-mail address, in words; undefined where nothing is (B:L89). */
export function emailError(email: string): string | undefined {
  const problem = emailAddressError(email);
  return problem ? (problem === "empty" ? copy.required : copy.invalidEmail) : undefined;
}

/** What is wrong with a password, in words; counted in characters as people see them, never trimmed. */
export function passwordError(password: string, shortest: number): string | undefined {
  return [...password].length < shortest ? copy.shortPassword(shortest) : undefined;
}
