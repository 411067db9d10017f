import { au } from "./au.ts";
import { nz } from "./nz.ts";
import type { CountryRules } from "./rules.ts";
import { us } from "./us.ts";

/**
 * The supported countries by ISO 3166 code. To add one, write a file beside this one and its tests,
 * and add it here.
 */
export const countries = { US: us, NZ: nz, AU: au } satisfies Record<string, CountryRules>;

export type CountryCode = keyof typeof countries;

/** The codes of the supported countries. */
export function countryCodes(): [CountryCode, ...CountryCode[]] {
  // SAFETY: these are the keys of `countries`, which has at least one.
  return Object.keys(countries) as [CountryCode, ...CountryCode[]];
}

/** The rules of all supported countries. */
export const allCountries = (): readonly CountryRules[] => Object.values(countries);

/** The supported country of a server's code, in any case. Undefined if it is not supported. */
export function countryOf(code: string | null | undefined): CountryCode | undefined {
  const upperCode = code?.trim().toUpperCase();
  return countryCodes().find((known) => known === upperCode);
}

/** The usual short name of a country in a language: `US`, `New Zealand`, `EE. UU.` */
export function countryName(code: CountryCode, lang: string): string {
  return new Intl.DisplayNames([lang, "en"], { type: "region", style: "short" }).of(code) ?? code;
}
