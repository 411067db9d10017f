/** A sequence of words, and whether the other version lacks it. */
export interface WordRun {
  readonly words: string;
  readonly isChanged: boolean;
}

/**
 * The most words that are compared. Longer texts count as one word, because the table of the
 * comparison grows with the square.
 */
const maxWords = 300;

/**
 * The words of `after` in sequences. Changed words are those outside the longest common subsequence
 * with `before`.
 */
export function changedWords(before: string, after: string): WordRun[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (!before.trim() || old.length > maxWords || fresh.length > maxWords)
    return after ? [{ words: after, isChanged: true }] : [];
  const common = commonLengths(old, fresh);
  const lengthAt = (i: number, j: number): number => common[i]?.[j] ?? 0;
  const runs: { words: string; isChanged: boolean }[] = [];
  let i = 0;
  fresh.forEach((word, j) => {
    while (i < old.length && old[i] !== word && lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    const isChanged = old[i] !== word;
    if (!isChanged) i++;
    const last = runs.at(-1);
    if (last?.isChanged === isChanged) last.words += word;
    else runs.push({ words: word, isChanged });
  });
  return runs;
}

/** Words with the white space after them, so that they can be joined to the original text. */
function wordsOf(text: string): string[] {
  return text.split(/(?<=\s)(?=\S)/).filter(Boolean);
}

/** The lengths of the longest common subsequences of the words from `i` and from `j` on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): number[][] {
  const lengths: number[][] = [];
  for (let i = old.length - 1; i >= 0; i--) {
    const row: number[] = [];
    const below = lengths[i + 1];
    for (let j = fresh.length - 1; j >= 0; j--)
      row[j] =
        old[i] === fresh[j]
          ? (below?.[j + 1] ?? 0) + 1
          : Math.max(below?.[j] ?? 0, row[j + 1] ?? 0);
    lengths[i] = row;
  }
  return lengths;
}
