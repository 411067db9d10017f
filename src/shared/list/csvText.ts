/**
 * The text of a CSV file: UTF-8, UTF-16 with a byte order mark, or else the encoding of
 * spreadsheets on Windows. Null for a workbook, a picture or any other file that is not text.
 */
export function csvText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (isWorkbook(bytes) || isBinary(bytes)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Whether a file is a workbook such as `.xlsx`, which is a ZIP archive, or `.xls`. */
export function isWorkbook([first, second]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);
}

/**
 * Control characters that text does not contain. Tab, line ends, form feed and escape are not among
 * them.
 */
function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 8_192).some((byte) => byte < 9 || (byte > 13 && byte < 27));
}
