import type { CountryRules } from "./rules.ts";

/** Source: North American Numbering Plan; area codes start with 2 to 9. Grouping: A:L134. */
export const us: CountryRules = {
  callingCode: "1",
  trunkPrefix: "",
  nationalNumber: /^[2-9]\d{9}$/,
  firstGroups: () => [3, 3],
  lastSeparator: "-",
  phoneHint: "US numbers only.",
  // Text, because a ZIP+4 code contains a hyphen.
  postalCode: { label: "ZIP code", inputMode: "text" },
};
