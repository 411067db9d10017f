import type { Country } from "../config/pageConfig.ts";
import { countryOf } from "../country/countries.ts";
import type { Environment } from "../widget/environment.ts";

/** The country that the host names on the element, else the restaurant's (`country_code` as the server writes it), else the page's (G10). */
export function billCountry(
  { country, config }: Pick<Environment, "country" | "config">,
  code: string | null | undefined,
): Country {
  const restaurantCountry = countryOf(code);
  return restaurantCountry && country === config.country ? restaurantCountry : country;
}
