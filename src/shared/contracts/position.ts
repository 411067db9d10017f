import { allCountries } from "../country/countries.ts";

/** Degrees, latitude within ±90 and longitude within ±180. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns the position of two numbers or texts. Null if either is not a number or is out of range,
 * and for the point 0, 0, which servers send for unknown coordinates. A longitude beyond ±180° is
 * wrapped. Coordinates that are in a supported country only after swapping are swapped.
 */
export function position(latitude: unknown, longitude: unknown): Position | null {
  const north = degrees(latitude);
  const east = degrees(longitude);
  if (north === null || east === null) return null;
  if (!isInCountry(north, east) && isInCountry(east, north))
    return { latitude: east, longitude: north };
  if (Math.abs(north) > 90 || Math.abs(east) > 540 || (north === 0 && east === 0)) return null;
  return { latitude: north, longitude: Math.abs(east) > 180 ? east - 360 * Math.sign(east) : east };
}

function isInCountry(latitude: number, longitude: number): boolean {
  return allCountries().some(
    ({ box: [south, north, west, east] }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

/**
 * Returns the position in the answer of the IP location call, in any of its forms (BC2). Null if
 * there is none.
 */
export function positionOf(raw: unknown): Position | null {
  const location =
    ownMember(raw, "location") ??
    ownMember(ownMember(raw, "data"), "location") ??
    ownMember(raw, "data") ??
    raw;
  if (Array.isArray(location) && typeof location[0] === "object")
    return location.map(pointOf).find((point) => point !== null) ?? null;
  return pointOf(location);
}

/**
 * Returns the position of a pair, or of an object with full or short names. A pair may be in either
 * order.
 */
export function pointOf(raw: unknown): Position | null {
  if (Array.isArray(raw))
    return Math.abs(Number(raw[0])) > 90 ? position(raw[1], raw[0]) : position(raw[0], raw[1]);
  const [latitude, longitude] = [
    ownMember(raw, "latitude") ?? ownMember(raw, "lat"),
    ownMember(raw, "longitude") ?? ownMember(raw, "lng") ?? ownMember(raw, "lon"),
  ];
  return position(latitude, longitude);
}

/** Returns an object's own property. Ignores lists and a polluted prototype. */
export function ownMember(raw: unknown, key: string): unknown {
  if (typeof raw !== "object" || raw === null || !Object.hasOwn(raw, key)) return undefined;
  // SAFETY: it is an object, and it has this key.
  return (raw as Record<string, unknown>)[key];
}

function degrees(value: unknown): number | null {
  if (typeof value !== "number" && (typeof value !== "string" || !value.trim())) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
