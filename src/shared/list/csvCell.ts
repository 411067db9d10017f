/** A column's name without case, spaces and signs, for comparison: 'ZIP code' becomes `zipcode`. */
export function headKey(head: string): string {
  return head
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** The value of a cell, without the apostrophe that `writeCsv` puts before a formula. */
export function plainCell(cell: string): string {
  const text = cell.trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}
