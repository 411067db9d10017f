import type { PartnerLocation } from "../../../../shared/contracts/partnerLocations.ts";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { isLocationEditable } from "../../access.ts";
import { missingAccount, missingOfLocation } from "../../missing.ts";
import type { ProgressRow } from "../../list/progressFilter.ts";
import { searchText } from "../../../../shared/list/search.ts";
import type { texts } from "./texts.ts";

/** A row of the location list. */
export interface LocationRow extends ProgressRow {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** The searched text, in lower case and without accents. */
  readonly haystack: string;
}

export function rowsOf(
  locations: readonly PartnerLocation[],
  project: PartnerProject,
  productKey: string,
  copy: Pick<typeof texts.messages, "unnamed">,
): LocationRow[] {
  return locations.map((location) => {
    const name = location.name?.trim() || copy.unnamed;
    const address = [location.addressLineOne, location.city, location.state]
      .filter(Boolean)
      .join(", ");
    return {
      id: location.id,
      name,
      address,
      missing: missingOfLocation(location).length + missingAccount(location).length,
      isEditable: isLocationEditable(project, location.partnerBrandId, productKey),
      haystack: searchText([name, address]),
    };
  });
}
