/**
 * Everything that differs between countries. The texts are in the catalogues, and a country names
 * those that it uses.
 */
export interface CountryRules {
  /** The digits after the + of an international number. */
  readonly callingCode: string;
  /**
   * The prefix that callers inside the country dial before a national number. Empty if there is
   * none.
   */
  readonly trunkPrefix: string;
  /** A complete national number, in digits without the trunk prefix. */
  readonly nationalNumber: RegExp;
  /** The lengths of a national number's first groups. The last group has the remaining digits. */
  readonly firstGroups: (national: string) => readonly number[];
  readonly lastSeparator: " " | "-";
  /**
   * An example of a number as people of the country write it. Null if only numbers of the country
   * are accepted.
   */
  readonly phoneExample: string | null;
  /**
   * The keyboard for a postal code of this country. (A card's postal code may be from any country.)
   */
  readonly postalCodeInput: "numeric" | "text";
  /** A complete postal code. */
  readonly postalCode: RegExp;
  /** An example of a postal code, shown in an empty field. */
  readonly postalCodeExample: string;
  /** The name of a postal code. */
  readonly postalCodeName: "zip" | "postcode";
  /** The language in which amounts are formatted, as BCP 47. */
  readonly locale: string;
  /** The currency, by ISO 4217. It is written with its narrow symbol. */
  readonly currency: string;
  readonly isMetric: boolean;
  /** The name of the taxes on a bill: sales taxes, which are added to prices, or GST, which is part of them. */
  readonly tax: "sales" | "gst";
  /** The document that businesses need for their tax return. Null if a receipt is sufficient. */
  readonly taxPaper: "invoice" | "supply" | null;
  /** The number of years for which the paid value of a gift card must at least be valid by law. */
  readonly giftCardYears: number;
  /** Whether card surcharges are so common that people expect to be told before they pay. */
  readonly expectsSurcharges: boolean;
  /** The kind of gift that companies send in bulk: dining credit, or vouchers without a discount (BG13). */
  readonly bulkGift: "credit" | "voucher";
  /**
   * South, north, west and east in degrees. If the coordinates of a place in this box are swapped,
   * it is not in the box of another country.
   */
  readonly box: readonly [south: number, north: number, west: number, east: number];
}
