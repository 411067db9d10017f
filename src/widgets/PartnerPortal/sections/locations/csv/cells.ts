import { plainCell } from "../../../../../shared/list/csvCell.ts";
import type { StripeAccount } from "../../../../../shared/contracts/partnerFinances.ts";
import type { PartnerProject } from "../../../../../shared/contracts/partnerProject.ts";
import type { SelectOption } from "../../../../../shared/ui/Select.tsx";
import { accountOptions, brandOptions } from "../nameOptions.ts";
import type { LocationField } from "../sameValue.ts";
import type { LocationValues } from "../values.ts";
import type { texts as locationsTexts } from "../texts.ts";
import type { texts } from "./texts.ts";

/** The choices of the columns that contain an id or a yes. */
export interface CellChoices {
  readonly brands: readonly SelectOption[];
  readonly accounts: readonly SelectOption[];
  readonly yesNo: readonly SelectOption[];
}

/** The texts of the import and of the locations themselves. */
export interface CsvTexts {
  readonly csv: typeof texts.messages;
  readonly locations: typeof locationsTexts.messages;
}

export function choicesOf(
  project: Pick<PartnerProject, "brands">,
  accounts: readonly StripeAccount[],
  { csv, locations }: CsvTexts,
): CellChoices {
  return {
    brands: brandOptions(project),
    accounts: accountOptions(accounts, locations),
    yesNo: [
      { value: "yes", label: csv.yes },
      { value: "no", label: csv.no },
    ],
  };
}

/** The options of a column. Null if any text is allowed. */
export function optionsOf(
  column: LocationField,
  { brands, accounts, yesNo }: CellChoices,
): readonly SelectOption[] | null {
  if (column === "partner_brand_id") return brands;
  if (column === "partner_stripe_account_id") return accounts;
  return column === "pos_complete" ? yesNo : null;
}

/** A value as the text of its cell: names instead of ids. */
export function cellText(
  column: LocationField,
  value: LocationValues[LocationField],
  choices: CellChoices,
): string {
  const text = typeof value === "boolean" ? (value ? "yes" : "no") : value;
  const option = optionsOf(column, choices)?.find((candidate) => candidate.value === text);
  return option?.label ?? text;
}

/** The value of a cell. Undefined if the text is not one of the column's options. */
export function cellValue(
  column: LocationField,
  cell: string,
  choices: CellChoices,
): string | boolean | undefined {
  const text = plainCell(cell);
  const options = optionsOf(column, choices);
  if (!options) return text;
  const value = findOption(options, text);
  return column === "pos_complete" && value !== undefined ? value === "yes" : value;
}

/** The option with this label or id, or the only one that starts with these words. */
function findOption(options: readonly SelectOption[], text: string): string | undefined {
  const lowerText = text.toLowerCase();
  const exact = options.find(
    ({ value, label }) =>
      label.toLowerCase() === lowerText || value === text || synonyms[lowerText] === value,
  );
  if (exact) return exact.value;
  const [first, ...others] = options.filter(({ label }) =>
    label.toLowerCase().startsWith(lowerText),
  );
  return others.length ? undefined : first?.value;
}

/** The words for yes in every language, regardless of the widget's language. */
const synonyms: Readonly<Record<string, string>> = {
  y: "yes",
  yes: "yes",
  si: "yes",
  sí: "yes",
  conectado: "yes",
  true: "yes",
  "1": "yes",
  connected: "yes",
  n: "no",
  no: "no",
  false: "no",
  "0": "no",
};
