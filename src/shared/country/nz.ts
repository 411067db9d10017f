import type { CountryRules } from "./rules.ts";

/**
 * Source: New Zealand Numbering Plan. Mobile numbers are 02 and 7 to 9 more digits, landlines an
 * area code from 03 to 09 and 7 digits.
 */
export const nz: CountryRules = {
  callingCode: "64",
  trunkPrefix: "0",
  nationalNumber: /^(2\d{7,9}|[34679]\d{7})$/,
  firstGroups: (national) => (national.startsWith("2") ? [2, 3] : [1, 3]),
  lastSeparator: " ",
  phoneHint: "New Zealand numbers, like 021 123 4567.",
  postalCode: { label: "Postcode", inputMode: "numeric" },
};
