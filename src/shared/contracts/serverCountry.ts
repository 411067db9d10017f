import { countryOf } from "../country/countries.ts";
import type { MoneyCountry } from "../money/format.ts";

interface Page {
  /** The page configuration's country, if the host sets none for this widget. */
  readonly country: MoneyCountry;
  readonly hostCountry?: MoneyCountry | undefined;
}

/**
 * The country whose amounts and texts a widget shows: the one that the host sets on the element or
 * in `mount`'s options, else the server's if it is supported, else the page's (G10).
 */
export function serverCountry(
  { hostCountry, country }: Page,
  code: string | null | undefined,
): MoneyCountry {
  return hostCountry ?? countryOf(code) ?? country;
}
