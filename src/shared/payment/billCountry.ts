import type { Country } from "../config/pageConfig.ts";
import type { Environment } from "../widget/environment.ts";

const countries = ["US", "NZ", "AU"] as const;

/** The country that the host names on the element, else the restaurant's (`country_code` as the server writes it), else the page's (G10). */
export function billCountry(
  { country, config }: Pick<Environment, "country" | "config">,
  code: string | null | undefined,
): Country {
  const own = countries.find((known) => known === code?.trim().toUpperCase());
  return own && country === config.country ? own : country;
}
