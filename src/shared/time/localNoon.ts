import { longDate } from "./calendar.ts";
import { parseDay } from "./parse.ts";

/**
 * Formats `March 14, 2026 at 12:00 PM`: a start date is noon of that day in every time zone, never
 * the day before (E7, B:L89). Null without a date.
 */
export function localNoonText(date: string | null | undefined): string | null {
  const day = parseDay(date);
  return day && `${longDate(day)} at 12:00 PM`;
}
