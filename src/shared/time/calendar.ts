/** A day in a calendar, wherever it is lived. */
export interface CalendarDay {
  readonly year: number;
  /** 1…12. */
  readonly month: number;
  /** 1…31. */
  readonly day: number;
}

const dayMs = 86_400_000;

/** The day it is in a time zone at a moment, in ms since the epoch; an unknown zone counts as the device's own. */
export function dayIn(timeZone: string | null | undefined, atMs: number): CalendarDay {
  const parts = formatterOf(timeZone, {
    year: "numeric",
    month: "numeric",
    day: "numeric",
  }).formatToParts(atMs);
  const numberOf = (type: string): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: numberOf("year"), month: numberOf("month"), day: numberOf("day") };
}

/** The time of day in a zone, such as `7:05 PM`. */
export function timeOfDay(timeZone: string | null | undefined, atMs: number): string {
  return formatterOf(timeZone, { hour: "numeric", minute: "2-digit" })
    .format(atMs)
    .replace(/\s/g, " ");
}

/** `March 14, 2026`. */
export function longDate({ year, month, day }: CalendarDay): string {
  return formatterOf("UTC", { year: "numeric", month: "long", day: "numeric" }).format(
    Date.UTC(year, month - 1, day),
  );
}

/** `2026-03-14`. */
export function isoDay({ year, month, day }: CalendarDay): string {
  return [
    String(year).padStart(4, "0"),
    String(month).padStart(2, "0"),
    String(day).padStart(2, "0"),
  ].join("-");
}

/** Whole days from one day to another, negative when it is past; daylight saving does not matter. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (
    (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) /
    dayMs
  );
}

/** Days left, counted by the calendar of the place. */
export function daysUntil(day: CalendarDay, nowMs: number, timeZone?: string | null): number {
  return daysBetween(dayIn(timeZone, nowMs), day);
}

/** The day so many days later. */
export function plusDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

// Memo: each widget fills its own.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Each is made once: making one takes a hundred times as long as using it. */
function formatterOf(
  timeZone: string | null | undefined,
  parts: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${timeZone ?? ""} ${Object.entries(parts)}`;
  let formatter = formatters.get(key);
  if (!formatter) formatters.set(key, (formatter = newFormatter(timeZone, parts)));
  return formatter;
}

function newFormatter(
  timeZone: string | null | undefined,
  parts: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const gregorian = { ...parts, calendar: "gregory", numberingSystem: "latn" };
  try {
    return new Intl.DateTimeFormat("en-US", timeZone ? { ...gregorian, timeZone } : gregorian);
  } catch {
    return new Intl.DateTimeFormat("en-US", gregorian);
  }
}
