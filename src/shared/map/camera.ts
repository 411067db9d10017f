import type { Position } from "../contracts/locations.ts";
import { boundsAround, boundsOf, isWithin } from "./bounds.ts";
import { milesBetween } from "./distance.ts";
import type { Place } from "./place.ts";
import type { RankedPlace } from "./ranking.ts";
import { defaultZoom, startMiles, type Camera, type FinderState } from "./state.ts";

/**
 * 25 miles around the visitor, or the default start at its zoom (MP5); when no place is near, as
 * far as the nearest one.
 */
export function startCamera(
  { position, by }: FinderState["from"],
  places: readonly Place[],
): Camera["to"] {
  const near = boundsAround(position, startMiles);
  const positions = positionsOf(places);
  if (!positions.length || positions.some((candidate) => isWithin(candidate, near)))
    return by === "start" ? { center: position, zoom: defaultZoom } : { bounds: near };
  const shownPositions = by === "start" ? positions : [position, nearestTo(position, positions)];
  return { bounds: boundsOf(shownPositions) ?? near };
}

/** At most this many results, the nearest ones, determine how far the map zooms out. */
const maxShownResults = 100;

/**
 * The camera for the results of a search by words or tags, if the map shows none of them. Null if
 * the map stays.
 */
export function resultsCamera(
  { view, area, query, tags }: Pick<FinderState, "view" | "area" | "query" | "tags">,
  results: readonly RankedPlace[],
): Camera["to"] | null {
  if (!view || area || !(query.trim() || tags.length)) return null;
  const isShown = ({ place: { location } }: RankedPlace) =>
    location.position !== null && isWithin(location.position, view.bounds);
  if (results.some(isShown)) return null;
  const nearest = results.slice(0, maxShownResults).map(({ place }) => place);
  const bounds = boundsOf(positionsOf(nearest));
  return bounds && { bounds };
}

export function positionsOf(places: readonly Place[]): Position[] {
  return places.flatMap(({ location }) => location.position ?? []);
}

function nearestTo(from: Position, positions: readonly Position[]): Position {
  return positions.reduce((best, candidate) =>
    milesBetween(from, candidate) < milesBetween(from, best) ? candidate : best,
  );
}
