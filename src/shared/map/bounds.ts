import type { Position } from "../contracts/position.ts";

/** In degrees. Bounds across the antimeridian have `west > east`. */
export interface Bounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

const milesPerDegree = 69.1;

/** Whether the position is inside; edges count as inside. */
export function isWithin(
  { latitude, longitude }: Position,
  { north, south, east, west }: Bounds,
): boolean {
  if (latitude > north || latitude < south) return false;
  return west <= east
    ? longitude >= west && longitude <= east
    : longitude >= west || longitude <= east;
}

/**
 * Bounds that contain everything within `miles` of a position; near a pole they span every
 * longitude.
 */
export function boundsAround({ latitude, longitude }: Position, miles: number): Bounds {
  const latitudeSpan = miles / milesPerDegree;
  const north = Math.min(90, latitude + latitudeSpan);
  const south = Math.max(-90, latitude - latitudeSpan);
  const cosine = Math.cos((Math.max(Math.abs(north), Math.abs(south)) * Math.PI) / 180);
  const longitudeSpan = cosine > 0 ? latitudeSpan / cosine : 180;
  if (longitudeSpan >= 180) return { north, south, east: 180, west: -180 };
  return {
    north,
    south,
    east: wrapLongitude(longitude + longitudeSpan),
    west: wrapLongitude(longitude - longitudeSpan),
  };
}

/**
 * Whether one box contains the other. False if either crosses the antimeridian and their sides
 * differ.
 */
export function covers(outer: Bounds, inner: Bounds): boolean {
  const crosses = outer.west > outer.east || inner.west > inner.east;
  const holdsSides = crosses
    ? outer.west === inner.west && outer.east === inner.east
    : outer.west <= inner.west && outer.east >= inner.east;
  return holdsSides && outer.north >= inner.north && outer.south <= inner.south;
}

/**
 * The smallest bounds around all positions, across the antimeridian if that is narrower. Null
 * without positions.
 */
export function boundsOf(positions: readonly Position[]): Bounds | null {
  const [first] = positions;
  if (!first) return null;
  let { latitude: north, latitude: south } = first;
  const longitudes: number[] = [];
  for (const { latitude, longitude } of positions) {
    north = Math.max(north, latitude);
    south = Math.min(south, latitude);
    longitudes.push(longitude);
  }
  return { north, south, ...eastAndWest(longitudes.toSorted((one, other) => one - other)) };
}

/** The bounds leave out the widest gap between neighboring longitudes. */
function eastAndWest(sorted: readonly number[]): Pick<Bounds, "east" | "west"> {
  const lowest = sorted[0] ?? 0;
  let [east, west] = [sorted.at(-1) ?? 0, lowest];
  let widest = lowest + 360 - east;
  for (let index = 1; index < sorted.length; index++) {
    const [before = 0, after = 0] = [sorted[index - 1], sorted[index]];
    if (after - before > widest) [widest, east, west] = [after - before, before, after];
  }
  return { east, west };
}

function wrapLongitude(longitude: number): number {
  return longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
}
