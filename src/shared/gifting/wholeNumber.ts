import { number } from "../texts/format.ts";

/** The most digits of each field of an order (B9.27–B9.29). */
export const maxDigits = { recipients: 5, perPerson: 5, budget: 7 } as const;

/** Digits with thousands separators, as on the screen: `12500` becomes `12,500`. */
export function grouped(digits: string): string {
  return digits && number("en-US", Number(digits));
}

/** The digits of a text for a whole-number field, without cents and cut to `digitCount` (BG12). */
export function wholeNumberText(text: string, digitCount: number): string {
  return (
    text
      .normalize("NFKC")
      // Cents, and the words after them: `$250.00 each`.
      .replace(/(\d)\.\d*(?:[^\d.][^.]*)?$/, "$1")
      .replace(/\D/g, "")
      .replace(/^0+(?=\d)/, "")
      .slice(0, digitCount)
  );
}
