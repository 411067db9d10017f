/** How many digits each field of an order takes (B:L161). */
export const limits = { recipients: 5, perPerson: 5, budget: 7 } as const;

/** What a field for whole numbers keeps of a text: its digits, without cents, no more than it takes (BG12). */
export function wholeNumberText(text: string, mostDigits: number): string {
  return text
    .normalize("NFKC")
    .replace(/(\d)\.\d*$/, "$1")
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .slice(0, mostDigits);
}
