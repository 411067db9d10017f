import { dayIn, timeOfDay } from "./calendar.ts";
import { formatterOf, localeOf } from "./formatter.ts";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** Minutes since midnight, 0 to 1440. */
export type DayMinutes = number;

export const minutesPerDay: DayMinutes = 24 * 60;

/**
 * The same hours on several weekdays. An end before the start belongs to the next morning; equal
 * ones last 24 hours.
 */
export interface WeeklyHours {
  readonly days: readonly Weekday[];
  readonly start: DayMinutes;
  readonly end: DayMinutes;
}

/** A weekday and a time as a local clock shows them. */
export interface WallClock {
  readonly weekday: Weekday;
  readonly minutes: DayMinutes;
}

/**
 * The local weekday and time in a zone at a moment in ms since the epoch, daylight saving included;
 * an unknown zone falls back to the device's.
 */
export function wallClock(timeZone: string | null | undefined, atMs: number): WallClock {
  const { year, month, day } = dayIn(timeZone, atMs);
  const [hour = 0, minute = 0] = timeParts(timeZone, atMs);
  // Sunday is 0 in JavaScript; our weeks start on Monday.
  const index = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return { weekday: weekdayAt(index), minutes: hour * 60 + minute };
}

/** Whether the hours include the clock's time; an hour repeated by daylight saving counts twice. */
export function isOpenAt(
  { days, start, end }: WeeklyHours,
  { weekday, minutes }: WallClock,
): boolean {
  const isOvernight = end <= start;
  if (days.includes(weekday) && minutes >= start && (isOvernight || minutes < end)) return true;
  return isOvernight && days.includes(dayBefore(weekday)) && minutes < end;
}

export interface WeeklyChange {
  readonly weekday: Weekday;
  /** 0 is today, 7 the same weekday next week. */
  readonly inDays: number;
  readonly minutes: DayMinutes;
}

/** The next time the hours begin or end; null when they never do. */
export function nextChange(hours: WeeklyHours, clock: WallClock): WeeklyChange | null {
  const isOpen = isOpenAt(hours, clock);
  const edges = [...new Set([hours.start, hours.end % minutesPerDay, 0])].toSorted((a, b) => a - b);
  const today = weekdays.indexOf(clock.weekday);
  for (let inDays = 0; inDays <= 7; inDays++) {
    const weekday = weekdayAt(today + inDays);
    for (const minutes of edges) {
      if (inDays === 0 && minutes <= clock.minutes) continue;
      if (isOpenAt(hours, { weekday, minutes }) !== isOpen) return { weekday, inDays, minutes };
    }
  }
  return null;
}

/**
 * Parses `17:30`, `17:30:00`, `5:30 PM`, and `24:00` as the end of a day; null for anything else.
 */
export function parseClock(text: string | null | undefined): DayMinutes | null {
  const [, hour, minute, meridiem] =
    /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?$/i.exec(text?.trim() ?? "") ?? [];
  if (hour === undefined || Number(minute) > 59) return null;
  const hours = meridiem
    ? (Number(hour) % 12) + (meridiem.toLowerCase() === "pm" ? 12 : 0)
    : Number(hour);
  if (meridiem && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const minutes = hours * 60 + Number(minute);
  return minutes <= minutesPerDay ? minutes : null;
}

/** Formats `17:30` for time fields and the API. */
export function clockText(minutes: DayMinutes): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Formats `5:30 PM`, or as the widget's language writes it; midnight is `12:00 AM`. */
export function clockWords(minutes: DayMinutes, lang: string): string {
  return timeOfDay("UTC", minutes * 60_000, lang);
}

function dayBefore(weekday: Weekday): Weekday {
  return weekdayAt(weekdays.indexOf(weekday) + 6);
}

/** @param index days after a Monday, at least zero */
function weekdayAt(index: number): Weekday {
  return weekdays[index % 7]!;
}

function timeParts(timeZone: string | null | undefined, atMs: number): number[] {
  return formatterOf(timeZone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }, "en")
    .format(atMs)
    .split(":")
    .map(Number);
}

/** A zone's name, the same in summer and winter, such as `Central Time`. Empty for an unknown zone. */
export function zoneName(timeZone: string, atMs: number, lang: string): string {
  try {
    const parts = new Intl.DateTimeFormat(localeOf(lang), {
      timeZone,
      timeZoneName: "longGeneric",
    }).formatToParts(atMs);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  } catch {
    return "";
  }
}

/** Whether the browser supports a zone of this name. */
export function isTimeZone(name: string | null | undefined): name is string {
  if (!name) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name }).format(0);
    return true;
  } catch {
    return false;
  }
}
