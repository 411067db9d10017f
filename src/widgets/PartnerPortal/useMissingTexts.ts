import { countries } from "../../shared/country/countries.ts";
import { useEnvironment } from "../../shared/widget/environment.ts";
import { useTexts } from "../../shared/widget/useTexts.ts";
import type { MissingItem } from "./missing.ts";
import { missingTexts } from "./missingTexts.ts";

/** The name of a missing value: its task, and the location or brand that it belongs to. */
export function useMissingTexts() {
  const copy = useTexts(missingTexts);
  const { postalCodeName } = countries[useEnvironment().country];
  const tasks: Readonly<Record<string, string>> = {
    ...copy,
    ...(postalCodeName === "postcode" && { zip_code: copy.postcode }),
  };
  return {
    taskOf: ({ field }: MissingItem): string => tasks[field] ?? field,
    nameOf: ({ name, section }: MissingItem): string =>
      name ?? (section === "brands" ? copy.unnamedBrand : copy.unnamedLocation),
  };
}
