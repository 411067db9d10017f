/** Numbers from 0 to below 1, determined by a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks one of several, by weight. */
export function pick<T>(random: () => number, weighted: readonly (readonly [T, number])[]): T {
  let remainingWeight = random() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of weighted) if ((remainingWeight -= weight) < 0) return item;
  // SAFETY: the list is never empty.
  return weighted.at(-1)![0];
}
