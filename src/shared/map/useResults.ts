import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { Finder } from "./finder.ts";
import type { RankedPlace } from "./ranking.ts";
import { rankedFrom } from "./ranking.ts";
import { filterPlaces, type ListFilter } from "./filterPlaces.ts";
import type { FinderState } from "./state.ts";

const noPlaces: readonly RankedPlace[] = [];

/** Up to this number of places is searched within one frame. */
const immediateLimit = 2_000;

/**
 * The places that the list and the map show: ranked once, filtered without blocking the typing, the
 * linked place first.
 */
export function useResults(
  finder: Finder,
  { load: supply, from, query, tags, area, selection }: FinderState,
): readonly RankedPlace[] {
  const places = supply.kind === "loaded" ? supply.places : null;
  const request = supply.kind === "loaded" ? supply.request : null;
  const ranked = useMemo(
    () => (places ? rankedFrom(from.position, places) : noPlaces),
    [places, from.position],
  );
  const linked = selection?.by === "link" ? selection.id : null;
  const ordered = useMemo(() => linkedFirst(ranked, linked), [ranked, linked]);
  // Results of a search by the server are not searched again: the server may match more than we
  // can.
  const clientQuery = useDeferredValue(request?.query === query ? "" : query);
  const clientTags = request && request.tags === tags ? noTags : tags;
  const filter = useMemo(
    () => ({ query: clientQuery, tags: clientTags, area: finder.isByView() ? null : area }),
    [clientQuery, clientTags, area, finder],
  );
  return useFilteredPlaces(ordered, filter);
}

const noTags: readonly string[] = [];

/**
 * Filters few places at once and many in slices; the previous result stays until the slices are
 * done.
 */
function useFilteredPlaces(
  ordered: readonly RankedPlace[],
  filter: ListFilter,
): readonly RankedPlace[] {
  const isMany = ordered.length > immediateLimit;
  const immediate = useMemo(
    () => (isMany ? null : filterPlaces(ordered, filter)),
    [isMany, ordered, filter],
  );
  const [deferred, setDeferred] = useState({ ordered, results: ordered });
  useEffect(() => {
    if (!isMany) return undefined;
    const controller = new AbortController();
    void search(ordered, filter, controller.signal).then(
      (results) => results && setDeferred({ ordered, results }),
    );
    return () => controller.abort();
  }, [isMany, ordered, filter]);
  return immediate ?? (deferred.ordered.length ? deferred.results : ordered);
}

/** Loads the code for many places with their first search. If it does not load, filters at once. */
async function search(
  ordered: readonly RankedPlace[],
  filter: ListFilter,
  signal: AbortSignal,
): Promise<readonly RankedPlace[] | null> {
  const { filterInSlices } = await import("./filterInSlices.ts").catch(() => ({
    filterInSlices: filterPlaces,
  }));
  return signal.aborted ? null : filterInSlices(ordered, filter, signal);
}

function linkedFirst(ranked: readonly RankedPlace[], id: string | null): readonly RankedPlace[] {
  const results = id === null ? undefined : ranked.find(({ place }) => place.id === id);
  return results ? [results, ...ranked.filter((one) => one !== results)] : ranked;
}
