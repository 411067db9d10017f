import { isoDay, plusDays, type CalendarDay } from "../../../shared/time/calendar.ts";

const basic = (day: CalendarDay): string => isoDay(day).replaceAll("-", "");

/** A calendar file (RFC 5545) with an all-day event on the day that an offer expires. */
export function calendarFile(id: string, title: string, day: CalendarDay): string {
  const text = title.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\s+/g, " ");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//dining-widgets//OfferClaimApp//EN",
    "BEGIN:VEVENT",
    `UID:offer-${id.replaceAll(/[^\w-]/g, "")}-${basic(day)}`,
    `DTSTAMP:${basic(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(plusDays(day, 1))}`,
    `SUMMARY:${text}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}
