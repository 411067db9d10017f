import { dayIn } from "./calendar.ts";

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

/** Minutes of a day, 0…1440. */
export type DayMinutes = number;

export const wholeDay: DayMinutes = 24 * 60;

/** The same hours on some days of the week. An end before the start belongs to the next morning; equal ones last a whole day. */
export interface WeeklyHours {
  readonly days: readonly Weekday[];
  readonly start: DayMinutes;
  readonly end: DayMinutes;
}

/** What a clock on the wall shows. */
export interface WallClock {
  readonly weekday: Weekday;
  readonly minutes: DayMinutes;
}

/** The wall clock of a zone at a moment, in ms since the epoch; daylight saving is the zone's own. An unknown zone counts as the device's. */
export function wallClock(timeZone: string | null | undefined, atMs: number): WallClock {
  const { year, month, day } = dayIn(timeZone, atMs);
  const [hour = 0, minute = 0] = timeParts(timeZone, atMs);
  // Sunday is 0 in JavaScript; our weeks start on Monday.
  const index = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return { weekday: weekdays[index]!, minutes: hour * 60 + minute };
}

/** Whether the hours cover a wall clock's time, by what that clock shows: an hour that is lived twice counts twice. */
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

/** When the wall clock next goes from covered to not covered or back; null where it never does. */
export function nextChange(hours: WeeklyHours, now: WallClock): WeeklyChange | null {
  const isOpen = isOpenAt(hours, now);
  const edges = [...new Set([hours.start, hours.end % wholeDay, 0])].toSorted((a, b) => a - b);
  const today = weekdays.indexOf(now.weekday);
  for (let inDays = 0; inDays <= 7; inDays++) {
    const weekday = weekdays[(today + inDays) % 7]!;
    for (const minutes of edges) {
      if (inDays === 0 && minutes <= now.minutes) continue;
      if (isOpenAt(hours, { weekday, minutes }) !== isOpen) return { weekday, inDays, minutes };
    }
  }
  return null;
}

/** Minutes of `17:30`, `17:30:00`, `5:30 PM`, and of `24:00` at a day's end; null for the rest. */
export function parseClock(given: string | null | undefined): DayMinutes | null {
  const [, hour, minute, half] =
    /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?$/i.exec(given?.trim() ?? "") ?? [];
  if (hour === undefined || Number(minute) > 59) return null;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hour);
  if (half && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const minutes = hours * 60 + Number(minute);
  return minutes <= wholeDay ? minutes : null;
}

/** `17:30`, as time fields and the wire write it. */
export function clockText(minutes: DayMinutes): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** `5:30 PM`; midnight is `12:00 AM`. */
export function clockWords(minutes: DayMinutes): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

function dayBefore(weekday: Weekday): Weekday {
  return weekdays[(weekdays.indexOf(weekday) + 6) % 7]!;
}

function timeParts(timeZone: string | null | undefined, atMs: number): number[] {
  const parts: Intl.DateTimeFormatOptions = {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    numberingSystem: "latn",
  };
  return written(parts, timeZone, atMs).split(":").map(Number);
}

/** `Central Time`, `New Zealand Time`: the zone's name all year round; empty where there is none. */
export function zoneName(timeZone: string, atMs: number): string {
  try {
    const parts = new Intl.DateTimeFormat("en-US", {
      timeZone,
      timeZoneName: "longGeneric",
    }).formatToParts(atMs);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  } catch {
    return "";
  }
}

/** Whether this browser knows a zone of this name. */
export function isTimeZone(name: string | null | undefined): name is string {
  if (!name) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name }).format(0);
    return true;
  } catch {
    return false;
  }
}

function written(
  parts: Intl.DateTimeFormatOptions,
  timeZone: string | null | undefined,
  atMs: number,
): string {
  try {
    return new Intl.DateTimeFormat("en-US", timeZone ? { ...parts, timeZone } : parts).format(atMs);
  } catch {
    return new Intl.DateTimeFormat("en-US", parts).format(atMs);
  }
}
