/** Everything that differs between countries. Words are in the catalogues; a country names the ones that are customary in it. */
export interface CountryRules {
  /** The digits after the + of an international number. */
  readonly callingCode: string;
  /** The prefix that callers inside the country dial before a national number; empty where they dial nothing. */
  readonly trunkPrefix: string;
  /** A complete national number, in digits without the trunk prefix. */
  readonly nationalNumber: RegExp;
  /** The lengths of a national number's first groups; its last group takes the remaining digits. */
  readonly firstGroups: (national: string) => readonly number[];
  readonly lastSeparator: " " | "-";
  /** A number as people of the country write it; null where only numbers of the country are accepted. */
  readonly phoneExample: string | null;
  /** The keyboard for a postal code of this country; that of a card may come from any country. */
  readonly postalCodeInput: "numeric" | "text";
  /** A complete postal code. */
  readonly postalCode: RegExp;
  /** The name of a postal code. */
  readonly postalCodeName: "zip" | "postcode";
  /** How amounts are written, as BCP 47. */
  readonly locale: string;
  /** ISO 4217; written with its narrow symbol. */
  readonly currency: string;
  readonly isMetric: boolean;
  /** The name of the taxes on a bill: sales taxes, which are added to prices, or GST, which is part of them. */
  readonly tax: "sales" | "gst";
  /** The paper that businesses need for their tax return; null where a receipt is enough. */
  readonly taxPaper: "invoice" | "supply" | null;
  /** For how many years at least the paid value of a gift card is valid by law. */
  readonly giftCardYears: number;
  /** Whether card surcharges are so common that people expect a word about them before they pay. */
  readonly expectsSurcharges: boolean;
  /** The kind of gift that companies send in bulk: dining credit, or vouchers without a discount (BG13). */
  readonly bulkGift: "credit" | "voucher";
  /** South, north, west and east in degrees; no place in it is in another country's when its coordinates are swapped. */
  readonly box: readonly [south: number, north: number, west: number, east: number];
}
