import { formatterOf } from "./formatter.ts";

/** A calendar date without a time zone. */
export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

const dayMs = 86_400_000;

/**
 * The date in a time zone at a moment in ms since the epoch; an unknown zone falls back to the
 * device's.
 */
export function dayIn(timeZone: string | null | undefined, atMs: number): CalendarDay {
  if (!timeZone) return dayOfDevice(new Date(atMs));
  const numbers = { year: "numeric", month: "numeric", day: "numeric" } as const;
  const parts = formatterOf(timeZone, numbers, "en").formatToParts(atMs);
  const numberOf = (type: string): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: numberOf("year"), month: numberOf("month"), day: numberOf("day") };
}

/** The device's own zone needs no formatter, whose creation costs a list of dates its time. */
function dayOfDevice(date: Date): CalendarDay {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

/** Formats the time of day in a zone, such as `7:05 PM`. */
export function timeOfDay(timeZone: string | null | undefined, atMs: number, lang: string): string {
  return formatterOf(timeZone, { hour: "numeric", minute: "2-digit" }, lang)
    .format(atMs)
    .replace(/\s/g, " ");
}

const longParts = { year: "numeric", month: "long", day: "numeric" } as const;

/** Formats `March 14, 2026`, or as the widget's language writes it. */
export function longDate(day: CalendarDay, lang: string): string {
  return formatterOf("UTC", longParts, lang).format(utcMs(day));
}

/** Formats `March 1 – 14, 2026`, or as the widget's language writes it. */
export function longDates(from: CalendarDay, to: CalendarDay, lang: string): string {
  return formatterOf("UTC", longParts, lang)
    .formatRange(utcMs(from), utcMs(to))
    .replace(/[\u2009\u202f]/g, " ");
}

function utcMs({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day);
}

/** Formats `2026-03-14`. */
export function isoDay({ year, month, day }: CalendarDay): string {
  return [
    String(year).padStart(4, "0"),
    String(month).padStart(2, "0"),
    String(day).padStart(2, "0"),
  ].join("-");
}

/**
 * Whole days from one date to another, negative when `to` is earlier; unaffected by daylight
 * saving.
 */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (
    (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) /
    dayMs
  );
}

/** Days until a date, counted in the calendar of the time zone. */
export function daysUntil(day: CalendarDay, nowMs: number, timeZone?: string | null): number {
  return daysBetween(dayIn(timeZone, nowMs), day);
}

export function plusDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
