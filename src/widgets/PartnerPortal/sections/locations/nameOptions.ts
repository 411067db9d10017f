import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import type { SelectOption } from "../../../../shared/ui/Select.tsx";
import type { texts as locationsTexts } from "./texts.ts";

/** The project's brands by name. */
export function brandOptions({ brands }: Pick<PartnerProject, "brands">): SelectOption[] {
  return brands.map(({ id, brandName }) => ({ value: id, label: brandName?.trim() || id }));
}

/** Payment accounts by name and last digits. */
export function accountOptions(
  accounts: readonly StripeAccount[],
  { ending }: Pick<typeof locationsTexts.messages, "ending">,
): SelectOption[] {
  return accounts.map(({ id, name, lastFour }) => ({
    value: id,
    label: [name?.trim() || id, lastFour && ending({ digits: lastFour })].filter(Boolean).join(" "),
  }));
}
