import type { LngLat } from "./decodePolyline.ts";
import type { RankedPlace } from "../ranking.ts";
import type { Place } from "../place.ts";

/** The latitude at which the Mercator projection is cut off. */
const maxLatitude = 85;

export function hasPosition({ location }: Place): boolean {
  return location.position !== null;
}

/** The places with a position; a pin's id is its index in this list. */
export function withPosition(results: readonly RankedPlace[]): Place[] {
  return results.flatMap(({ place }) => (place.location.position ? [place] : []));
}

/** Longitude and latitude of each place in turn. */
export function pinCoordinates(places: readonly Place[]): Float64Array {
  const numbers = new Float64Array(2 * places.length);
  places.forEach((place, index) => numbers.set(coordinatesOf(place), 2 * index));
  return numbers;
}

/** City labels at the center of their places: the outline has no labels of its own. */
export function cityLabels(places: readonly Place[]) {
  const cities = new Map<string, { name: string; points: LngLat[] }>();
  for (const place of places) {
    const { city, state } = place.location;
    if (!city) continue;
    const key = `${city}|${state}`;
    const labelled = cities.get(key) ?? { name: city, points: [] };
    labelled.points.push(coordinatesOf(place));
    cities.set(key, labelled);
  }
  return collection(
    [...cities.values()].map(({ name, points }) => ({
      type: "Feature" as const,
      properties: { name, count: points.length },
      geometry: point(cityCenter(points)),
    })),
  );
}

/** The number of places that are named on the map. More would not fit. */
const maxNamed = 500;

/** The names of the first places, for the outline, which has no streets for orientation. */
export function nameLabels(places: readonly Place[]) {
  return collection(
    places.slice(0, maxNamed).map((place) => ({
      type: "Feature" as const,
      properties: { name: shortName(place.brand.name) },
      geometry: point(coordinatesOf(place)),
    })),
  );
}

/** The longest name on the map, in characters. It fits three lines. */
const maxNameLength = 32;

function shortName(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1).trimEnd()}…` : name;
}

function collection<F>(features: F[]) {
  return { type: "FeatureCollection" as const, features };
}

function point(coordinates: LngLat) {
  return { type: "Point" as const, coordinates };
}

function coordinatesOf({ location: { position } }: Place): LngLat {
  const { latitude = 0, longitude = 0 } = position ?? {};
  return [longitude, Math.max(-maxLatitude, Math.min(maxLatitude, latitude))];
}

/** Degrees around a city's median place within which its other places count. */
const cityDegrees = 0.5;

/**
 * The average position of the places near the one with the median longitude: single places may have
 * wrong coordinates, and a city may span the antimeridian.
 */
function cityCenter(points: readonly LngLat[]): LngLat {
  const sorted = points.toSorted(([one], [other]) => one - other);
  const [x, y] = sorted[Math.floor(sorted.length / 2)] ?? [0, 0];
  const near = points.filter(
    (one) => Math.abs(one[0] - x) < cityDegrees && Math.abs(one[1] - y) < cityDegrees,
  );
  const average = (axis: 0 | 1): number =>
    near.reduce((sum, one) => sum + one[axis], 0) / near.length;
  return near.length ? [average(0), average(1)] : [x, y];
}
