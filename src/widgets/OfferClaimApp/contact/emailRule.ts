import type { Enterprise } from "../../../shared/contracts/offers.ts";
import { emailAddressError, requiredEndings } from "../../../shared/forms/email.ts";
import type { texts } from "../texts.ts";

/** The requirements for an e-mail address. */
export interface EmailRule {
  readonly isEnterprise: boolean;
  /** Empty if any domain is allowed. */
  readonly endings: readonly string[];
  /** The endings as text for the error message. */
  readonly display: string;
}

export function emailRule(
  enterprise: Enterprise | null,
  copy: Pick<typeof texts.messages.contact, "endings">,
): EmailRule {
  const endings = requiredEndings(enterprise?.requiredEmailEnding ?? []);
  return {
    isEnterprise: enterprise !== null,
    endings,
    display: enterprise?.requiredEmailDisplay || listOf(endings, copy),
  };
}

function listOf(
  endings: readonly string[],
  copy: Pick<typeof texts.messages.contact, "endings">,
): string {
  return endings.length ? endings.reduce((one, other) => copy.endings({ one, other })) : "";
}

/** The error message for an address, the most basic problem first (O12), or null. */
export function emailError(
  input: string,
  { isEnterprise, endings, display }: EmailRule,
  copy: typeof texts.messages.contact,
): string | null {
  switch (emailAddressError(input, endings)) {
    case "empty":
      return copy.emailRequired;
    case "malformed":
      return isEnterprise ? copy.invalidEmail : copy.malformedEmail;
    case "ending":
      return copy.wrongEnding({ endings: display });
    case null:
      return null;
  }
}
