import { dayIn, daysInMonth, plusDays, type CalendarDay } from "./calendar.ts";
import type { TextSource } from "../texts/language.ts";
import { billingTexts } from "./billingTexts.ts";

/**
 * Formats `the 15th of each month`; for days that some months lack it states the substitute (K3).
 */
export function billingDayText(day: number, { messagesOf }: TextSource): string {
  const { monthly, monthlyOrFirst } = messagesOf(billingTexts);
  return day > 28 ? monthlyOrFirst({ day }) : monthly({ day });
}

/**
 * The next renewal of a monthly plan after today. A day that the month lacks becomes the first of
 * the next month (K3).
 */
export function nextBillingDay(day: number, nowMs: number, timeZone?: string | null): CalendarDay {
  const today = dayIn(timeZone, nowMs);
  const months = [-1, 0, 1, 2].map((offset) => billingDate(today, offset, day));
  return months.find((date) => isLater(date, today)) ?? months.at(-1)!;
}

function billingDate({ year, month }: CalendarDay, offset: number, day: number): CalendarDay {
  const index = year * 12 + month - 1 + offset;
  const date = { year: Math.floor(index / 12), month: (index % 12) + 1, day: 1 };
  const length = daysInMonth(date.year, date.month);
  return plusDays(date, Math.min(day - 1, length));
}

function isLater(one: CalendarDay, other: CalendarDay): boolean {
  return (one.year - other.year || one.month - other.month || one.day - other.day) > 0;
}
