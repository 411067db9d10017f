import { dayIn, daysInMonth, type CalendarDay } from "./calendar.ts";

/** Milliseconds since the epoch of an ISO time with a zone, or of a number of seconds or milliseconds; null for the rest. */
export function parseMoment(given: string | number | null | undefined): number | null {
  if (typeof given === "number")
    return Number.isFinite(given) ? (Math.abs(given) < 1e11 ? given * 1000 : given) : null;
  if (
    !given ||
    !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i.test(given.trim())
  )
    return null;
  const moment = Date.parse(given.trim());
  return Number.isNaN(moment) ? null : moment;
}

/**
 * The day that a server date means. A date without a zone is that very day, wherever it is read, so it never shifts;
 * a full time is the day it falls on in `timeZone`. Accepts `2026-03-14`, ISO times and `3/14/2026`; null for the rest.
 */
export function parseDay(
  given: string | null | undefined,
  timeZone?: string | null,
): CalendarDay | null {
  const text = given?.trim() ?? "";
  const moment = parseMoment(text);
  if (moment !== null) return dayIn(timeZone, moment);
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ][\d:.]+)?$/.exec(text) ?? [];
  if (year) return existing(Number(year), Number(month), Number(day));
  const [, americanMonth, americanDay, americanYear] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return americanYear
    ? existing(Number(americanYear), Number(americanMonth), Number(americanDay))
    : null;
}

function existing(year: number, month: number, day: number): CalendarDay | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? { year, month, day }
    : null;
}

/** ISO 8601 in UTC, for the wire. */
export function isoTime(atMs: number): string {
  return new Date(atMs).toISOString();
}

/** Milliseconds since the epoch of a date in an HTTP header, such as `Sat, 14 Mar 2026 12:00:00 GMT`; null for the rest. */
export function parseHttpDate(header: string | null): number | null {
  const moment = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(header?.trim() ?? "")
    ? Date.parse(header!)
    : NaN;
  return Number.isNaN(moment) ? null : moment;
}
