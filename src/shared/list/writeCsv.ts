/**
 * The signs with which a formula starts. Spreadsheets evaluate such text, some also after white
 * space or zero-width characters, and in the full-width (U+FF0B to U+FF20) and small (U+FE62 to
 * U+FE6B) forms.
 */
const formula = /^(?:[\t\r\n\0]|[\s\0\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** Numbers such as -12.50 are not formulas. */
const number = /^-?\d+(\.\d+)?$/;

/** One CSV field: quoted where necessary, formulas prefixed with an apostrophe. */
export function csvField(value: string): string {
  const safe = formula.test(value) && !number.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * CSV for spreadsheets (RFC 4180): UTF-8 with a byte order mark, CRLF, no field that a spreadsheet
 * would evaluate.
 */
export function writeCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvField).join(",")).join("\r\n")}\r\n`;
}
