import type { CountryRules } from "./rules.ts";

/**
 * New Zealand.
 *
 * - Phone: New Zealand Numbering Plan. Mobile numbers are 02 and 7 to 9 more digits, landlines an area code from 03 to 09 and
 *   7 digits.
 * - Postal code: NZ Post Address Standard ADV358; four digits.
 * - Tax: Goods and Services Tax Act 1985; prices include GST. Since 1 April 2023 businesses need taxable supply information,
 *   which took the place of the tax invoice.
 * - Gift cards: Fair Trading Act 1986, as amended by the Fair Trading (Gift Card Expiry) Amendment Act 2024, for cards sold
 *   since 16 March 2026: at least three years, and the expiry is stated prominently on the card.
 * - Surcharges: common with cards; Fair Trading Act 1986, section 13(g), forbids misleading words about a price.
 * - Bulk gifts are vouchers: BG13, B2.29.
 */
export const nz: CountryRules = {
  callingCode: "64",
  trunkPrefix: "0",
  nationalNumber: /^(2\d{7,9}|[34679]\d{7})$/,
  firstGroups: (national) => (national.startsWith("2") ? [2, 3] : [1, 3]),
  lastSeparator: " ",
  phoneExample: "021 123 4567",
  postalCodeInput: "numeric",
  postalCode: /^\d{4}$/,
  postalCodeExample: "6011",
  postalCodeName: "postcode",
  locale: "en-NZ",
  currency: "NZD",
  isMetric: true,
  tax: "gst",
  taxPaper: "supply",
  giftCardYears: 3,
  expectsSurcharges: true,
  bulkGift: "voucher",
  box: [-53, -29, 165, 180],
};
