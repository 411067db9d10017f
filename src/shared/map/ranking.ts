import type { Position } from "../contracts/locations.ts";
import { milesBetween } from "./distance.ts";
import type { Place } from "./place.ts";

export interface RankedPlace {
  readonly place: Place;
  /** Distance from the ranking's origin. Null if the place has no usable coordinates. */
  readonly miles: number | null;
}

/** More miles than any distance on earth. */
const unknownMiles = 16_000;

/** More places than any answer contains. */
const maxPlaces = 2 ** 20;

/** Fractions of a mile that still order two places. */
const mileFractions = 2 ** 16;

/**
 * The nearest place first, places without coordinates last, better ranked brands first at equal
 * distance. Distance and index are packed into one number, since browsers sort bare numbers many
 * times faster than they call a comparator.
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
    ({ miles }, index) => Math.round((miles ?? unknownMiles) * mileFractions) * maxPlaces + index,
  ).toSorted();
  return [...keys].map((key) => byRank[key % maxPlaces]).filter((one) => one !== undefined);
}

function rankOf({ brand }: Place): number {
  return brand.rr ?? 0;
}
