import { breathe } from "../host/breathe.ts";
import type { RankedPlace } from "./ranking.ts";
import { passing, type Narrowing } from "./search.ts";

/** So many places take about a millisecond, even those whose words are not known yet. */
const slice = 256;

/** `narrowed` for a great many places, in slices between which the page has its turn; null once `signal` is aborted. */
export async function narrowedSoon(
  places: readonly RankedPlace[],
  narrowing: Narrowing,
  signal: AbortSignal,
): Promise<readonly RankedPlace[] | null> {
  const passes = passing(narrowing);
  if (!passes) return places;
  const found: RankedPlace[] = [];
  for (let from = 0; from < places.length; from += slice) {
    await breathe();
    if (signal.aborted) return null;
    for (const ranked of places.slice(from, from + slice))
      if (passes(ranked.place)) found.push(ranked);
  }
  return found;
}
