import type { Enterprise } from "../../../shared/contracts/offers.ts";
import { emailAddressError, requiredEndings } from "../../../shared/forms/email.ts";
import { copy } from "../copy.ts";

/** The requirements for an e-mail address. */
export interface EmailRule {
  readonly isEnterprise: boolean;
  /** Empty if any domain is allowed. */
  readonly endings: readonly string[];
  /** The endings as text for the error message. */
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

/** The error message for an address, the most basic problem first (O12), or null. */
export function emailError(
  input: string,
  { isEnterprise, endings, display }: EmailRule,
): string | null {
  switch (emailAddressError(input, endings)) {
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
