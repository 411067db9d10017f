/**
 * Returns the known name that shares the most pairs of neighboring letters with what the page
 * wrote.
 */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const writtenPairs = letterPairs(written);
  const likeness = (name: string) => {
    const namePairs = letterPairs(name);
    const unmatchedPairs = [...writtenPairs];
    let shared = 0;
    for (const pair of namePairs) {
      const pairIndex = unmatchedPairs.indexOf(pair);
      if (pairIndex >= 0) shared += unmatchedPairs.splice(pairIndex, 1).length;
    }
    return (2 * shared) / (namePairs.length + writtenPairs.length);
  };
  const [best] = known.toSorted((a, b) => likeness(b) - likeness(a));
  return best && likeness(best) > 0.3 ? best : undefined;
}

function letterPairs(name: string): string[] {
  const letters = name.toLowerCase();
  return [...letters].map((_, index) => letters.slice(index, index + 2));
}
