import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { Finder } from "./finder.ts";
import type { RankedPlace } from "./ranking.ts";
import { rankedFrom } from "./ranking.ts";
import { narrowed, type Narrowing } from "./search.ts";
import type { FinderState } from "./state.ts";

const none: readonly RankedPlace[] = [];

/** Up to so many places are searched within a frame. */
const few = 2_000;

/** What the list and the map show: ranked once, narrowed with each key without holding up the typing, the linked place first. */
export function useResults(
  finder: Finder,
  { supply, from, query, tags, area, selection }: FinderState,
): readonly RankedPlace[] {
  const places = supply.kind === "loaded" ? supply.places : null;
  const asked = supply.kind === "loaded" ? supply.asked : null;
  const ranked = useMemo(
    () => (places ? rankedFrom(from.position, places) : none),
    [places, from.position],
  );
  const linked = selection?.by === "link" ? selection.id : null;
  const ordered = useMemo(() => withFirst(ranked, linked), [ranked, linked]);
  // What the server has already searched for is not searched again: it may know better words.
  const ownQuery = useDeferredValue(asked?.query === query ? "" : query);
  const ownTags = asked && asked.tags === tags ? noTags : tags;
  const narrowing = useMemo(
    () => ({ query: ownQuery, tags: ownTags, area: finder.isByView() ? null : area }),
    [ownQuery, ownTags, area, finder],
  );
  return useNarrowed(ordered, narrowing);
}

const noTags: readonly string[] = [];

/** Few places at once, many in slices; until they are through, what was there stays. */
function useNarrowed(
  ordered: readonly RankedPlace[],
  narrowing: Narrowing,
): readonly RankedPlace[] {
  const isMany = ordered.length > few;
  const now = useMemo(
    () => (isMany ? null : narrowed(ordered, narrowing)),
    [isMany, ordered, narrowing],
  );
  const [late, setLate] = useState({ ordered, found: ordered });
  useEffect(() => {
    if (!isMany) return undefined;
    const ending = new AbortController();
    void search(ordered, narrowing, ending.signal).then(
      (found) => found && setLate({ ordered, found }),
    );
    return () => ending.abort();
  }, [isMany, ordered, narrowing]);
  return now ?? (late.ordered.length ? late.found : ordered);
}

/** The code for many places comes with them; without it they are searched at once. */
async function search(
  ordered: readonly RankedPlace[],
  narrowing: Narrowing,
  signal: AbortSignal,
): Promise<readonly RankedPlace[] | null> {
  const { narrowedSoon } = await import("./searchSoon.ts").catch(() => ({
    narrowedSoon: narrowed,
  }));
  return signal.aborted ? null : narrowedSoon(ordered, narrowing, signal);
}

function withFirst(ranked: readonly RankedPlace[], id: string | null): readonly RankedPlace[] {
  const found = id === null ? undefined : ranked.find(({ place }) => place.id === id);
  return found ? [found, ...ranked.filter((one) => one !== found)] : ranked;
}
