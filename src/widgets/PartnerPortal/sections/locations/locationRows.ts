import type { StripeAccount } from "../../../../shared/contracts/partnerFinances.ts";
import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { isLocationEditable } from "../../access.ts";
import { missingAccount, missingOfLocation } from "../../missing.ts";
import type { ProgressRow } from "../../list/progressFilter.ts";
import { searchText } from "../../../../shared/list/search.ts";
import type { SelectOption } from "../../../../shared/ui/Select.tsx";
import { accountOptions, brandOptions } from "./nameOptions.ts";
import type { texts } from "./texts.ts";

/** A row of the location list. */
export interface LocationRow extends ProgressRow {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** The name of the brand, the POS system and the payment account; empty if there is none. */
  readonly brand: string;
  readonly pos: string;
  readonly account: string;
  /** The searched text, in lower case and without accents. */
  readonly haystack: string;
}

interface RowContext {
  readonly project: PartnerProject;
  readonly accounts: readonly StripeAccount[];
  readonly productKey: string;
  readonly copy: Pick<typeof texts.messages, "unnamed" | "ending" | "otherPos">;
}

export function rowsOf(
  locations: readonly PartnerLocation[],
  { project, accounts, productKey, copy }: RowContext,
): LocationRow[] {
  const brandNames = namesOf(brandOptions(project));
  const accountNames = namesOf(accountOptions(accounts, copy));
  return locations.map((location) => {
    const name = location.name?.trim() || copy.unnamed;
    const address = [location.addressLineOne, location.city, location.state]
      .filter(Boolean)
      .join(", ");
    const { partnerBrandId, posSystem, partnerStripeAccountId } = location;
    const brand = (partnerBrandId && brandNames.get(partnerBrandId)) || "";
    const pos = posSystem === "Other" ? copy.otherPos : (posSystem?.trim() ?? "");
    const account = (partnerStripeAccountId && accountNames.get(partnerStripeAccountId)) || "";
    return {
      id: location.id,
      name,
      address,
      brand,
      pos,
      account,
      missing: [...missingOfLocation(location), ...missingAccount(location)],
      isEditable: isLocationEditable(project, location.partnerBrandId, productKey),
      haystack: searchText([name, address, brand, pos, account]),
    };
  });
}

function namesOf(options: readonly SelectOption[]): ReadonlyMap<string, string> {
  return new Map(options.map(({ value, label }) => [value, label]));
}
