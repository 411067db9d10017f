import { writeCsv } from "../../../../../shared/list/writeCsv.ts";
import type { StripeAccount } from "../../../../../shared/contracts/partnerFinances.ts";
import type { PartnerLocation } from "../../../../../shared/contracts/partnerLocations.ts";
import type { PartnerProject } from "../../../../../shared/contracts/partnerProject.ts";
import { valuesOf } from "../values.ts";
import { cellText, choicesOf, type CsvTexts } from "./cells.ts";
import { columnKeys } from "./columns.ts";

export { texts as csvTexts } from "./texts.ts";

/** All locations as CSV, in the columns that the import reads. */
export function locationsCsv(
  locations: readonly PartnerLocation[],
  project: PartnerProject,
  accounts: readonly StripeAccount[],
  copy: CsvTexts,
): string {
  const choices = choicesOf(project, accounts, copy);
  const rows = locations.map((location) => {
    const values = valuesOf(location);
    return columnKeys.map((key) =>
      key === "id" ? location.id : cellText(key, values[key], choices),
    );
  });
  return writeCsv(
    columnKeys.map((key) => copy.csv.columns[key]),
    rows,
  );
}
