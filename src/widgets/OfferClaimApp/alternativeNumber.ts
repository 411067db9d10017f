import type { PageConfig } from "../../shared/config/pageConfig.ts";
import type { Enterprise } from "../../shared/contracts/offers.ts";
import type { Options } from "./options.ts";
import type { Claim } from "./state.ts";

/** Where VERIFY is texted to: the offer's own number, the partner's, the option, the page's; null where there is none (O9). */
export function alternativeNumber(
  { offer }: Claim,
  enterprise: Enterprise | null,
  options: Options,
  { values }: PageConfig,
): string | null {
  const { altVerificationNumber: configured } = values;
  const ofPage = typeof configured === "string" ? configured : null;
  return (
    offer.details?.verificationPhoneNumber ||
    enterprise?.verificationPhoneNumber ||
    options.altVerificationNumber ||
    ofPage ||
    null
  );
}
