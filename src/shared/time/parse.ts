import { dayIn, daysInMonth, type CalendarDay } from "./calendar.ts";

/**
 * Milliseconds since the epoch of an ISO time with a zone or of a number in seconds or
 * milliseconds; null for anything else.
 */
export function parseMoment(value: string | number | null | undefined): number | null {
  if (typeof value === "number")
    return Number.isFinite(value) ? (Math.abs(value) < 1e11 ? value * 1000 : value) : null;
  if (
    !value ||
    !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i.test(value.trim())
  )
    return null;
  const moment = Date.parse(value.trim());
  return Number.isNaN(moment) ? null : moment;
}

/**
 * The date that a server value means. A date without a zone is the same day everywhere, so it never
 * shifts; a time with a zone is the date in `timeZone`. Accepts `2026-03-14`, ISO times and
 * `3/14/2026`; null for anything else.
 */
export function parseDay(
  value: string | null | undefined,
  timeZone?: string | null,
): CalendarDay | null {
  const text = value?.trim() ?? "";
  const moment = parseMoment(text);
  if (moment !== null) return dayIn(timeZone, moment);
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ][\d:.]+)?$/.exec(text) ?? [];
  if (year) return validDay(Number(year), Number(month), Number(day));
  const [, americanMonth, americanDay, americanYear] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return americanYear
    ? validDay(Number(americanYear), Number(americanMonth), Number(americanDay))
    : null;
}

function validDay(year: number, month: number, day: number): CalendarDay | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? { year, month, day }
    : null;
}

/**
 * Milliseconds since the epoch of an HTTP header date, such as `Sat, 14 Mar 2026 12:00:00 GMT`;
 * null for anything else.
 */
export function parseHttpDate(header: string | null): number | null {
  const text = header?.trim() ?? "";
  const moment = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)
    ? Date.parse(text)
    : NaN;
  return Number.isNaN(moment) ? null : moment;
}
