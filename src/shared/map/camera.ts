import type { Position } from "../contracts/locations.ts";
import { boundsAround, boundsOf, isWithin } from "../geo/bounds.ts";
import { milesBetween } from "../geo/distance.ts";
import type { Place } from "./place.ts";
import { defaultZoom, startMiles, type Camera, type FinderState } from "./state.ts";

/** 25 miles around the visitor, or the default start at its zoom (MP5); where nothing is near, as far as the nearest place. */
export function startCamera(
  { position, by }: FinderState["from"],
  places: readonly Place[],
): Camera["to"] {
  const near = boundsAround(position, startMiles);
  const drawn = positionsOf(places);
  if (!drawn.length || drawn.some((one) => isWithin(one, near)))
    return by === "start" ? { center: position, zoom: defaultZoom } : { bounds: near };
  const shown = by === "start" ? drawn : [position, nearestTo(position, drawn)];
  return { bounds: boundsOf(shown) ?? near };
}

export function positionsOf(places: readonly Place[]): Position[] {
  return places.flatMap(({ location }) => location.position ?? []);
}

function nearestTo(from: Position, positions: readonly Position[]): Position {
  return positions.reduce((best, one) =>
    milesBetween(from, one) < milesBetween(from, best) ? one : best,
  );
}
