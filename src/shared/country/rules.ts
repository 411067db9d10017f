/** What differs between countries in forms. */
export interface CountryRules {
  /** The digits after the + of an international number. */
  readonly callingCode: string;
  /** What callers inside the country dial before a national number; empty where they dial nothing. */
  readonly trunkPrefix: string;
  /** A complete national number, in digits without the trunk prefix. */
  readonly nationalNumber: RegExp;
  /** The lengths of a national number's first groups; its last group takes the remaining digits. */
  readonly firstGroups: (national: string) => readonly number[];
  readonly lastSeparator: " " | "-";
  /** Says which numbers a phone field takes. */
  readonly phoneHint: string;
  /** For an address in this country. The postal code of a card may come from any country. */
  readonly postalCode: { readonly label: string; readonly inputMode: "numeric" | "text" };
}
