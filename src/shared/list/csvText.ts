/**
 * The text of a CSV file: UTF-8, UTF-16 with its mark, or else the encoding of spreadsheets on Windows; null for a workbook, which is not text.
 */
export function csvText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) return null;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
