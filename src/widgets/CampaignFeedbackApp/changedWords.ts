/** A run of words that the other version has too, or has not. */
export interface WordRun {
  readonly words: string;
  readonly isChanged: boolean;
}

/** More words are compared as one: the table of the comparison grows with their square. */
const maxWords = 300;

/** The words of `after` in runs; changed are those that are not in the longest common subsequence with `before`. */
export function changedWords(before: string, after: string): WordRun[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (!before.trim() || old.length > maxWords || fresh.length > maxWords)
    return after ? [{ words: after, isChanged: true }] : [];
  const common = commonLengths(old, fresh);
  const runs: { words: string; isChanged: boolean }[] = [];
  let i = 0;
  fresh.forEach((word, j) => {
    while (i < old.length && old[i] !== word && common[i + 1]![j]! >= common[i]![j + 1]!) i++;
    const isChanged = old[i] !== word;
    if (!isChanged) i++;
    const last = runs.at(-1);
    if (last?.isChanged === isChanged) last.words += word;
    else runs.push({ words: word, isChanged });
  });
  return runs;
}

/** Words with the white space after them, so that joining them gives the text again. */
function wordsOf(text: string): string[] {
  return text.split(/(?<=\s)(?=\S)/).filter(Boolean);
}

function commonLengths(old: readonly string[], fresh: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: fresh.length + 1 }, () => 0),
  );
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      lengths[i]![j] =
        old[i] === fresh[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}
