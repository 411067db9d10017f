/** The cells of a range that a spreadsheet has copied; null for a plain text, which the field itself takes. */
export function pastedCells(text: string): string[][] | null {
  if (!/[\t\n\r]/.test(text.trimEnd())) return null;
  return text
    .replace(/(?:\r\n|[\r\n])$/, "")
    .split(/\r\n|[\r\n]/)
    .map((line) => line.split("\t").map((cell) => cell.trim()));
}
