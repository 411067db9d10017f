/** What a search looks in: lower case, without accents. */
export function searchable(parts: readonly (string | null)[]): string {
  return folded(parts.filter(Boolean).join(" "));
}

/** The rows that hold every word of the search, and that are let through (P22). The words are prepared once, not row by row. */
export function matching<Row extends { readonly haystack: string }>(
  rows: readonly Row[],
  search: string,
  passes: (row: Row) => boolean = () => true,
): readonly Row[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return rows.filter((row) => passes(row) && words.every((word) => row.haystack.includes(word)));
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
