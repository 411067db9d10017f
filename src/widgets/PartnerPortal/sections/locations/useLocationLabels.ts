import { countries } from "../../../../shared/country/countries.ts";
import { texts as countryTexts } from "../../../../shared/country/texts.ts";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { texts } from "./texts.ts";

/** Labels of a location's fields. The country determines the name of the postal code. */
export function useLocationLabels(): (typeof texts.messages)["labels"] & { zip_code: string } {
  const { labels } = useTexts(texts);
  const { postalCode } = useTexts(countryTexts);
  const { postalCodeName } = countries[useEnvironment().country];
  return { ...labels, zip_code: postalCode[postalCodeName] };
}
