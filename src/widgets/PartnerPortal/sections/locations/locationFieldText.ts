import type { FieldValue } from "../../form/values.ts";
import type { SectionProps } from "../../storeType.ts";
import { texts } from "./texts.ts";

/** The name of the brand or payment account whose id a field holds. */
export function locationFieldText(
  { portal, project }: Pick<SectionProps, "portal" | "project">,
  field: string,
  value: FieldValue,
): string | undefined {
  if (field === "partner_brand_id")
    return project.brands.find(({ id }) => id === value)?.brandName?.trim();
  if (field !== "partner_stripe_account_id") return undefined;
  const { ending } = portal.environment().messagesOf(texts);
  const account = (portal.resources.accounts.store.getState().value ?? project.finance).find(
    ({ id }) => id === value,
  );
  return (
    account &&
    [account.name, account.lastFour && ending({ digits: account.lastFour })]
      .filter(Boolean)
      .join(" ")
  );
}
