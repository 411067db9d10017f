import type { Position } from '../contracts/locations.ts'
import { milesBetween } from '../geo/distance.ts'
import type { Place } from './place.ts'

export interface RankedPlace {
  readonly place: Place
  /** From where the ranking began; null where the place has no usable coordinates. */
  readonly miles: number | null
}

/** Beyond every place on earth, in miles. */
const farthest = 1e6

/** The nearest first; places without coordinates last, the better ranked brands first among equals. */
export function rankedFrom(from: Position, places: readonly Place[]): RankedPlace[] {
  return places
    .map((place): RankedPlace => ({ place, miles: place.location.position && milesBetween(from, place.location.position) }))
    .toSorted((one, other) => (one.miles ?? farthest) - (other.miles ?? farthest) || rankOf(other) - rankOf(one))
}

function rankOf({ place }: RankedPlace): number {
  return place.brand.rr ?? 0
}
