import type { Position } from "../contracts/position.ts";

/** Degrees. A view over the antimeridian has its west edge east of its east edge: `west > east`. */
export interface Bounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

const milesPerDegree = 69.1;

/** Is the place inside, edges included? */
export function isWithin(
  { latitude, longitude }: Position,
  { north, south, east, west }: Bounds,
): boolean {
  if (latitude > north || latitude < south) return false;
  return west <= east
    ? longitude >= west && longitude <= east
    : longitude >= west || longitude <= east;
}

/** A box that holds everything within `miles` of a place; near a pole it goes all the way round. */
export function boundsAround({ latitude, longitude }: Position, miles: number): Bounds {
  const up = miles / milesPerDegree;
  const north = Math.min(90, latitude + up);
  const south = Math.max(-90, latitude - up);
  const narrowest = Math.cos((Math.max(Math.abs(north), Math.abs(south)) * Math.PI) / 180);
  const aside = narrowest > 0 ? up / narrowest : 180;
  if (aside >= 180) return { north, south, east: 180, west: -180 };
  return { north, south, east: wrapped(longitude + aside), west: wrapped(longitude - aside) };
}

/** The smallest box around all places, over the antimeridian where that is the shorter way; null without any. */
export function boundsOf(places: readonly Position[]): Bounds | null {
  const [first] = places;
  if (!first) return null;
  let { latitude: north, latitude: south } = first;
  const longitudes: number[] = [];
  for (const { latitude, longitude } of places) {
    north = Math.max(north, latitude);
    south = Math.min(south, latitude);
    longitudes.push(longitude);
  }
  return { north, south, ...sides(longitudes.toSorted((one, other) => one - other)) };
}

/** The widest gap between neighbors is what the box leaves out. */
function sides(sorted: readonly number[]): Pick<Bounds, "east" | "west"> {
  const lowest = sorted[0] ?? 0;
  let [east, west] = [sorted.at(-1) ?? 0, lowest];
  let widest = lowest + 360 - east;
  for (let index = 1; index < sorted.length; index++) {
    const [before = 0, after = 0] = [sorted[index - 1], sorted[index]];
    if (after - before > widest) [widest, east, west] = [after - before, before, after];
  }
  return { east, west };
}

function wrapped(longitude: number): number {
  return longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
}
