/** The text that a search matches against: lower case, without accents. */
export function searchText(parts: readonly (string | null)[]): string {
  return foldText(parts.filter(Boolean).join(" "));
}

/**
 * The rows that contain every word of the search and pass the filter (P22). The words are
 * normalized once, not per row.
 */
export function filterRows<Row extends { readonly haystack: string }>(
  rows: readonly Row[],
  search: string,
  passes: (row: Row) => boolean = () => true,
): readonly Row[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return rows.filter((row) => passes(row) && words.every((word) => row.haystack.includes(word)));
}

const beyondAscii = /[^ -~]/;

/** Lower case, without accents. */
export function foldText(text: string): string {
  const bare = beyondAscii.test(text) ? text.normalize("NFD").replace(/\p{M}/gu, "") : text;
  return bare.toLowerCase();
}
