import { expect, test } from "vitest";
import { calendarFile } from "./calendarFile.ts";

test("the day of expiry is an all-day event, and a title cannot add lines", () => {
  const file = calendarFile("7", "Dinner, for\r\ntwo; soon", { year: 2027, month: 2, day: 28 });
  expect(file.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//dining-widgets//OfferClaimApp//EN",
    "BEGIN:VEVENT",
    "UID:offer-7-20270228",
    "DTSTAMP:20270228T000000Z",
    "DTSTART;VALUE=DATE:20270228",
    "DTEND;VALUE=DATE:20270301",
    "SUMMARY:Dinner\\, for two\\; soon",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});
