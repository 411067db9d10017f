import { au } from "./au.ts";
import { nz } from "./nz.ts";
import type { CountryRules } from "./rules.ts";
import { us } from "./us.ts";

/** The supported countries by ISO 3166 code. */
export const countries = { US: us, NZ: nz, AU: au } as const satisfies Record<string, CountryRules>;

export type CountryCode = keyof typeof countries;
