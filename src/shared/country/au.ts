import type { CountryRules } from "./rules.ts";

/**
 * Source: Australian Telecommunications Numbering Plan 2015. Mobile numbers are 04 and 8 more
 * digits, landlines an area code (02, 03, 07, 08) and 8 digits.
 */
export const au: CountryRules = {
  callingCode: "61",
  trunkPrefix: "0",
  nationalNumber: /^[23478]\d{8}$/,
  firstGroups: (national) => (national.startsWith("4") ? [3, 3] : [1, 4]),
  lastSeparator: " ",
  phoneHint: "Australian numbers, like 0412 345 678.",
  postalCode: { label: "Postcode", inputMode: "numeric" },
};
