/**
 * The cells of a range copied from a spreadsheet. Null for plain text, which the field itself
 * handles.
 */
export function pastedCells(text: string): string[][] | null {
  if (!/[\t\n\r]/.test(text.trimEnd())) return null;
  return text
    .replace(/(?:\r\n|[\r\n])$/, "")
    .split(/\r\n|[\r\n]/)
    .map((line) => line.split("\t").map((cell) => cell.trim()));
}
