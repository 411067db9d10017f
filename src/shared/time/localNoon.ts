import { longDate } from "./calendar.ts";
import { parseDay } from "./parse.ts";

/** `March 14, 2026 at 12:00 PM`: a start date is that day's noon wherever it is read, never the day before (E7, B:L89). Null where there is no date. */
export function localNoonText(date: string | null | undefined): string | null {
  const day = parseDay(date);
  return day && `${longDate(day)} at 12:00 PM`;
}
