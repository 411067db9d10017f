/**
 * The known word that needs the fewest edits to become the given one. Undefined if it would need
 * too many: one edit is allowed for every `lettersPerEdit` letters. Ignores case, dashes and
 * underscores.
 */
export function nearest(
  written: string,
  candidates: readonly string[],
  lettersPerEdit = 3,
): string | undefined {
  const plain = plainOf(written);
  const limit = Math.floor(plain.length / lettersPerEdit);
  const [best] = candidates
    // Each additional or missing letter is an edit.
    .filter((word) => Math.abs(plainOf(word).length - plain.length) <= limit)
    .map((word) => ({ word, edits: editsBetween(plain, plainOf(word)) }))
    .filter(({ edits }) => edits <= limit)
    .toSorted((one, other) => one.edits - other.edits);
  return best?.word;
}

function plainOf(word: string): string {
  return word.toLowerCase().replaceAll(/[-_]/g, "");
}

/**
 * Counts insertions, deletions, replacements and swaps of neighboring letters (optimal string
 * alignment).
 */
function editsBetween(one: string, other: string): number {
  const rows: number[][] = [[...Array(other.length + 1).keys()]];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}
