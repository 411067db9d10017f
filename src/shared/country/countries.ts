import { au } from "./au.ts";
import { nz } from "./nz.ts";
import type { CountryRules } from "./rules.ts";
import { us } from "./us.ts";

/** The supported countries by ISO 3166 code. A new one is a file beside this one, its tests, and its name here. */
export const countries = { US: us, NZ: nz, AU: au } satisfies Record<string, CountryRules>;

export type CountryCode = keyof typeof countries;

/** The codes of the supported countries. */
export function countryCodes(): [CountryCode, ...CountryCode[]] {
  // SAFETY: these are the keys of `countries`, which has at least one.
  return Object.keys(countries) as [CountryCode, ...CountryCode[]];
}

/** The rules of all supported countries. */
export const allCountries = (): readonly CountryRules[] => Object.values(countries);

/** The supported country that a server's code means, in any case; undefined for another one. */
export function countryOf(code: string | null | undefined): CountryCode | undefined {
  const upperCode = code?.trim().toUpperCase();
  return countryCodes().find((known) => known === upperCode);
}

/** A country in the words of a language, as short as it is customary: `US`, `New Zealand`, `EE. UU.` */
export function countryName(code: CountryCode, lang: string): string {
  return new Intl.DisplayNames([lang, "en"], { type: "region", style: "short" }).of(code) ?? code;
}
