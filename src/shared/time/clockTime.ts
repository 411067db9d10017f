import { formatterOf } from "./formatter.ts";

/**
 * Formats the time of day to the second in a zone, such as `7:05:09 PM`. For an unknown zone, uses
 * the device's zone.
 */
export function timeWithSeconds(
  timeZone: string | null | undefined,
  atMs: number,
  lang: string,
): string {
  return formatterOf(timeZone, { hour: "numeric", minute: "2-digit", second: "2-digit" }, lang)
    .format(atMs)
    .replace(/\s/g, " ");
}
