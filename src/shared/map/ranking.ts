import type { Position } from "../contracts/locations.ts";
import { milesBetween } from "../geo/distance.ts";
import type { Place } from "./place.ts";

export interface RankedPlace {
  readonly place: Place;
  /** From where the ranking began; null where the place has no usable coordinates. */
  readonly miles: number | null;
}

/** Beyond every place on earth, in miles. */
const farthest = 16_000;

/** More places than any answer holds. */
const most = 2 ** 20;

/** Parts of a mile that still tell two places apart. */
const parts = 2 ** 16;

/**
 * The nearest first; places without coordinates last, the better ranked brands first among equals. Distance and place go into one
 * number each, since browsers sort bare numbers many times faster than anything that has to be compared.
 */
export function rankedFrom(from: Position, places: readonly Place[]): RankedPlace[] {
  const byRank = places
    .toSorted((one, other) => rankOf(other) - rankOf(one))
    .map((place): RankedPlace => ({
      place,
      miles: place.location.position && milesBetween(from, place.location.position),
    }));
  const keys = Float64Array.from(
    byRank,
    ({ miles }, index) => Math.round((miles ?? farthest) * parts) * most + index,
  ).toSorted();
  return Array.from(keys, (key) => byRank[key % most]).filter((one) => one !== undefined);
}

function rankOf({ brand }: Place): number {
  return brand.rr ?? 0;
}
