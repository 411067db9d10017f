import type { Position } from "../contracts/locations.ts";
import { boundsAround, boundsOf, isWithin } from "./bounds.ts";
import { milesBetween } from "./distance.ts";
import type { Place } from "./place.ts";
import type { RankedPlace } from "./ranking.ts";
import { defaultZoom, startMiles, type Camera, type FinderState } from "./state.ts";

/** The first view fits at most this many places, the nearest ones, so that their pins stand apart. */
const firstViewCount = 8;

/**
 * The first view (MP5). It shows the visitor and the nearest places within 25 miles, or the default
 * start at its zoom. If no place is that near, it reaches to the nearest one.
 */
export function startCamera(
  { position, by }: FinderState["from"],
  places: readonly Place[],
): Camera["to"] {
  const near = boundsAround(position, startMiles);
  const positions = positionsOf(places);
  const nearPositions = positions.filter((candidate) => isWithin(candidate, near));
  if (by === "start" && (nearPositions.length || !positions.length))
    return { center: position, zoom: defaultZoom };
  if (!positions.length) return { bounds: near };
  const shownPositions = nearPositions.length
    ? [position, ...nearestTo(position, nearPositions, firstViewCount)]
    : by === "start"
      ? positions
      : [position, ...nearestTo(position, positions, 1)];
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

function nearestTo(from: Position, positions: readonly Position[], count: number): Position[] {
  return positions
    .map((position) => ({ position, miles: milesBetween(from, position) }))
    .toSorted((one, other) => one.miles - other.miles)
    .slice(0, count)
    .map(({ position }) => position);
}
