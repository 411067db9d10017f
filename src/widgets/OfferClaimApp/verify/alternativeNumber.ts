import type { PageConfig } from "../../../shared/config/pageConfig.ts";
import type { Enterprise } from "../../../shared/contracts/offers.ts";
import type { Options } from "../options.ts";
import type { Claim } from "../state.ts";

/**
 * The number that guests text VERIFY to: the offer's, the partner's, the option's, the page's, or
 * null (O9).
 */
export function alternativeNumber(
  { offer }: Claim,
  enterprise: Enterprise | null,
  options: Options,
  { values }: PageConfig,
): string | null {
  const { altVerificationNumber: configured } = values;
  const pageNumber = typeof configured === "string" ? configured : null;
  return (
    offer.details?.verificationPhoneNumber ||
    enterprise?.verificationPhoneNumber ||
    options.altVerificationNumber ||
    pageNumber ||
    null
  );
}
