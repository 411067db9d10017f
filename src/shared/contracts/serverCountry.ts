import { countryOf } from "../country/countries.ts";
import type { MoneyCountry } from "../money/format.ts";

interface Page {
  /** The page's configuration, where the host names none for this widget. */
  readonly country: MoneyCountry;
  readonly hostCountry?: MoneyCountry | undefined;
}

/**
 * The country whose amounts and words a widget shows: what the host names on the element or in `mount`'s options, else the one
 * that the server names where it is supported, else the page's (G10).
 */
export function serverCountry(
  { hostCountry, country }: Page,
  code: string | null | undefined,
): MoneyCountry {
  return hostCountry ?? countryOf(code) ?? country;
}
