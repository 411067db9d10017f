import { countryOf } from "../country/countries.ts";
import type { MoneyCountry } from "../money/format.ts";

interface Page {
  readonly element: HTMLElement;
  readonly country: MoneyCountry;
}

/**
 * The country whose amounts and words a widget shows: the element's own `data-country`, else the
 * one that the server names where it is supported, else the page's (G10).
 */
export function serverCountry({ element, country }: Page, code: string | null): MoneyCountry {
  if (element.dataset["country"]) return country;
  return countryOf(code) ?? country;
}
