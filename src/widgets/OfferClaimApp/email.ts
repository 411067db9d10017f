import type { Enterprise } from "../../shared/contracts/offers.ts";
import { emailProblem, requiredEndings } from "../../shared/forms/email.ts";
import { copy } from "./copy.ts";

/** What an e-mail address must look like here. */
export interface EmailRule {
  readonly isEnterprise: boolean;
  /** Empty where any address will do. */
  readonly endings: readonly string[];
  /** The endings in words. */
  readonly display: string;
}

export function emailRule(enterprise: Enterprise | null): EmailRule {
  const endings = requiredEndings(enterprise?.requiredEmailEnding ?? []);
  return {
    isEnterprise: enterprise !== null,
    endings,
    display: enterprise?.requiredEmailDisplay || endings.join(" or "),
  };
}

/** Which error an address has, most basic first (O12); null for a good one. */
export function emailComplaint(
  typed: string,
  { isEnterprise, endings, display }: EmailRule,
): string | null {
  switch (emailProblem(typed, endings)) {
    case "empty":
      return copy.contact.emailRequired;
    case "malformed":
      return isEnterprise ? copy.contact.invalidEmail : copy.contact.malformedEmail;
    case "ending":
      return copy.contact.wrongEnding(display);
    case null:
      return null;
  }
}
