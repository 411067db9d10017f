/** A spreadsheet takes text that begins so for a formula, full-width signs (U+FF1D, U+FF0B, U+FF0D, U+FF20) included. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** A number, such as -12.50, is no formula. */
const number = /^-?\d+(\.\d+)?$/;

/** One field as CSV: quoted where it must be, and a formula disarmed with an apostrophe. */
export function csvField(value: string): string {
  const safe = formula.test(value) && !number.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV text for spreadsheets: UTF-8 with its mark, CRLF, no field that a spreadsheet would run. RFC 4180. */
export function writeCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvField).join(",")).join("\r\n")}\r\n`;
}
