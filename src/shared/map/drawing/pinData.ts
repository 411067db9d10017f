import type { LngLat } from "./decode.ts";
import type { RankedPlace } from "../ranking.ts";
import type { Place } from "../place.ts";

/** Beyond it a Mercator map cannot show anything. */
const highest = 85;

export function isPlaced({ location }: Place): boolean {
  return location.position !== null;
}

/** The places that can be drawn; a point's id is its place in this list. */
export function drawable(results: readonly RankedPlace[]): Place[] {
  return results.flatMap(({ place }) => (place.location.position ? [place] : []));
}

/** Longitude and latitude of each in turn. */
export function pinNumbers(places: readonly Place[]): Float64Array {
  const numbers = new Float64Array(2 * places.length);
  places.forEach((place, index) => numbers.set(coordinatesOf(place), 2 * index));
  return numbers;
}

/** Names of cities, in the middle of their places: without a map of its own the outline would say nothing. */
export function citiesOf(places: readonly Place[]) {
  const cities = new Map<string, { name: string; points: LngLat[] }>();
  for (const place of places) {
    const { city, state } = place.location;
    if (!city) continue;
    const key = `${city}|${state}`;
    const known = cities.get(key) ?? { name: city, points: [] };
    known.points.push(coordinatesOf(place));
    cities.set(key, known);
  }
  return collection(
    [...cities.values()].map(({ name, points }) => ({
      type: "Feature" as const,
      properties: { name, count: points.length },
      geometry: point(middleOf(points)),
    })),
  );
}

function collection<F>(features: F[]) {
  return { type: "FeatureCollection" as const, features };
}

function point(coordinates: LngLat) {
  return { type: "Point" as const, coordinates };
}

function coordinatesOf({ location: { position } }: Place): LngLat {
  const { latitude = 0, longitude = 0 } = position ?? {};
  return [longitude, Math.max(-highest, Math.min(highest, latitude))];
}

/** Degrees around a city's middle place within which the others count as its own. */
const cityDegrees = 0.5;

/** Where a circle of them all stands: their average around the middle one by longitude, since a city's places may be wrong, or on either side of the antimeridian. */
function middleOf(points: readonly LngLat[]): LngLat {
  const sorted = points.toSorted(([one], [other]) => one - other);
  const [x, y] = sorted[Math.floor(sorted.length / 2)] ?? [0, 0];
  const near = points.filter(
    (one) => Math.abs(one[0] - x) < cityDegrees && Math.abs(one[1] - y) < cityDegrees,
  );
  const average = (axis: 0 | 1): number =>
    near.reduce((sum, one) => sum + one[axis], 0) / near.length;
  return near.length ? [average(0), average(1)] : [x, y];
}
