import { yieldToMain } from "../host/yieldToMain.ts";
import type { RankedPlace } from "./ranking.ts";
import { predicateFor, type ListFilter } from "./filterPlaces.ts";

/** A slice takes about a millisecond, even before its search texts are cached. */
const sliceLength = 256;

/**
 * `filterPlaces` for long lists: yields to the main thread between slices; null once `signal` is
 * aborted.
 */
export async function filterInSlices(
  places: readonly RankedPlace[],
  filter: ListFilter,
  signal: AbortSignal,
): Promise<readonly RankedPlace[] | null> {
  const matches = predicateFor(filter);
  if (!matches) return places;
  const matching: RankedPlace[] = [];
  for (let from = 0; from < places.length; from += sliceLength) {
    await yieldToMain();
    if (signal.aborted) return null;
    for (const ranked of places.slice(from, from + sliceLength))
      if (matches(ranked.place)) matching.push(ranked);
  }
  return matching;
}
