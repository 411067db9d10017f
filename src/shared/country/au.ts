import type { CountryRules } from "./rules.ts";

/**
 * Australia.
 *
 * - Phone: Telecommunications Numbering Plan 2015. Mobile numbers are 04 and 8 more digits, landlines an area code
 *   (02, 03, 07, 08) and 8 digits.
 * - Postal code: Australia Post; four digits.
 * - Tax: A New Tax System (Goods and Services Tax) Act 1999; prices include GST, and businesses need a tax invoice (section 29-70).
 * - Gift cards: Australian Consumer Law (Competition and Consumer Act 2010, Schedule 2), section 99B, added by the Treasury Laws
 *   Amendment (Gift Cards) Act 2018, for cards sold since 1 November 2019: at least three years.
 * - Surcharges: common with cards; Competition and Consumer Act 2010, Part IVC (none above the cost of accepting the card).
 */
export const au: CountryRules = {
  callingCode: "61",
  trunkPrefix: "0",
  nationalNumber: /^[23478]\d{8}$/,
  firstGroups: (national) => (national.startsWith("4") ? [3, 3] : [1, 4]),
  lastSeparator: " ",
  phoneExample: "0412 345 678",
  postalCodeInput: "numeric",
  postalCode: /^\d{4}$/,
  postalCodeExample: "2000",
  postalCodeName: "postcode",
  locale: "en-AU",
  currency: "AUD",
  isMetric: true,
  tax: "gst",
  taxPaper: "invoice",
  giftCardYears: 3,
  expectsSurcharges: true,
  bulkGift: "credit",
  box: [-44, -9, 112, 154],
};
