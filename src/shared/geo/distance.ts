import type { Position } from "../contracts/position.ts";

/** The earth's mean radius in miles (BC7). */
const earthMiles = 3958.8;
const kmPerMile = 1.609344;

/** Great-circle miles; the short way over the antimeridian, and exact at the poles. */
export function milesBetween(one: Position, other: Position): number {
  const [south, north] = [radians(one.latitude), radians(other.latitude)];
  const half =
    sin2(north - south) +
    Math.cos(south) * Math.cos(north) * sin2(radians(other.longitude - one.longitude));
  return 2 * earthMiles * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** Miles between the points rounded to a tenth of a degree, as the brand carousel counts them (C:L197, BC7). */
export function roughMilesBetween(one: Position, other: Position): number {
  return milesBetween(rough(one), rough(other));
}

/** `8.4 mi`, above 100 a whole number; kilometers in New Zealand and Australia (C:L197, BC7, BC8). */
export function distanceText(miles: number, country: string): string {
  const isMetric = country === "NZ" || country === "AU";
  const distance = isMetric ? miles * kmPerMile : miles;
  return `${distance > 100 ? Math.round(distance).toLocaleString("en-US") : distance.toFixed(1)} ${isMetric ? "km" : "mi"}`;
}

function rough({ latitude, longitude }: Position): Position {
  return { latitude: Math.round(latitude * 10) / 10, longitude: Math.round(longitude * 10) / 10 };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function sin2(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}
