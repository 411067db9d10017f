import { countries, type CountryCode } from "../country/countries.ts";
import type { Position } from "../contracts/position.ts";
import { localeOf } from "../time/formatter.ts";

/** The earth's mean radius in miles (BC7). */
const earthMiles = 3958.8;
const kmPerMile = 1.609344;

/** Great-circle distance in miles, also across the antimeridian and at the poles. */
export function milesBetween(one: Position, other: Position): number {
  const [south, north] = [radians(one.latitude), radians(other.latitude)];
  const sum =
    haversine(north - south) +
    Math.cos(south) * Math.cos(north) * haversine(radians(other.longitude - one.longitude));
  return 2 * earthMiles * Math.asin(Math.sqrt(Math.min(1, sum)));
}

/**
 * Miles between the positions rounded to a tenth of a degree, as the brand carousel measures them
 * (C9.06, BC7).
 */
export function roughMilesBetween(one: Position, other: Position): number {
  return milesBetween(rough(one), rough(other));
}

/**
 * Formats `8.4 mi`, and whole numbers above 100. Uses kilometers in countries that measure in them
 * (C9.07, C9.08, BC7, BC8). The number is written in the widget's language.
 */
export function distanceText(miles: number, country: CountryCode, lang: string): string {
  const { isMetric } = countries[country];
  const distance = isMetric ? miles * kmPerMile : miles;
  const digits = distance > 100 ? 0 : 1;
  const number = distance.toLocaleString(localeOf(lang), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number} ${isMetric ? "km" : "mi"}`;
}

function rough({ latitude, longitude }: Position): Position {
  return { latitude: Math.round(latitude * 10) / 10, longitude: Math.round(longitude * 10) / 10 };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}
