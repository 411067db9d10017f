import type { CountryRules } from "./rules.ts";

/**
 * The United States.
 *
 * - Phone: North American Numbering Plan; area codes start with 2 to 9. Grouping: A5.20.
 * - Postal code: USPS Publication 28 (ZIP and ZIP+4).
 * - Tax: sales taxes of states and cities, added to the prices on the bill; a receipt is enough.
 * - Gift cards: Credit CARD Act of 2009, 15 U.S.C. § 1693l-1(c), and Regulation E, 12 CFR § 1005.20(e): the paid value is valid for
 *   at least five years. Promotional value, such as a bonus, may end sooner (12 CFR § 1005.20(a)(4)).
 * - Surcharges: left to the states and the card networks; no notice is customary where the total is shown.
 */
export const us: CountryRules = {
  callingCode: "1",
  trunkPrefix: "",
  nationalNumber: /^[2-9]\d{9}$/,
  firstGroups: () => [3, 3],
  lastSeparator: "-",
  phoneExample: null,
  // Text, because a ZIP+4 code contains a hyphen.
  postalCodeInput: "text",
  postalCode: /^\d{5}(-\d{4})?$/,
  postalCodeExample: "78701",
  postalCodeName: "zip",
  locale: "en-US",
  currency: "USD",
  isMetric: false,
  tax: "sales",
  taxPaper: null,
  giftCardYears: 5,
  expectsSurcharges: false,
  bulkGift: "credit",
  // Includes Alaska, Hawaii and Puerto Rico.
  box: [17, 72, -180, -64],
};
