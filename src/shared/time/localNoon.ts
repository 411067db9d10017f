import type { Speaker } from "../texts/language.ts";
import { longDate, type CalendarDay } from "./calendar.ts";
import { dateTimeTexts } from "./dateTimeTexts.ts";
import { parseDay } from "./parse.ts";
import { clockWords } from "./weekly.ts";

/**
 * Formats `March 14, 2026 at 12:00 PM`: a start date is noon of that day in every time zone, never
 * the day before (E7, B:L89). Null without a date.
 */
export function localNoonText(date: string | null | undefined, language: Speaker): string | null {
  const day = parseDay(date);
  return day && dateTimeText(day, clockWords(12 * 60, language.lang), language);
}

/** Formats `March 14, 2026 at 7:05 PM`; the time comes formatted in the widget's language. */
export function dateTimeText(
  day: CalendarDay,
  time: string,
  { lang, messagesOf }: Speaker,
): string {
  return messagesOf(dateTimeTexts).at({ date: longDate(day, lang), time });
}
