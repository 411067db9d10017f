import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billingDayText, nextBillingDay } from "./billing.ts";
import { dayIn, daysBetween, daysUntil, longDate, plusDays, timeOfDay } from "./calendar.ts";
import { expiryOf, expiryText, isExpired } from "./expiry.ts";
import { localNoonText } from "./localNoon.ts";
import { ordinal } from "./ordinal.ts";
import { isoTime, parseDay, parseMoment } from "./parse.ts";

const utc = (text: string): number => Date.parse(text);
const days = fc.record({
  year: fc.integer({ min: 1970, max: 2200 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});

describe("an ordinal", () => {
  it.each([
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [4, "4th"],
    [10, "10th"],
    [11, "11th"],
    [12, "12th"],
    [13, "13th"],
    [20, "20th"],
    [21, "21st"],
    [22, "22nd"],
    [23, "23rd"],
    [30, "30th"],
    [31, "31st"],
    [101, "101st"],
    [111, "111th"],
    [112, "112th"],
    [0, "0th"],
  ])("of %d is %s [A9.26]", (number, text) => expect(ordinal(number)).toBe(text));
});

describe("the calendar of a place", () => {
  it.each([
    ["2026-03-14T04:59:00Z", "America/Chicago", 13],
    ["2026-03-14T05:00:00Z", "America/Chicago", 14],
    ["2026-03-14T11:30:00Z", "Pacific/Auckland", 15],
    ["2026-03-14T11:30:00Z", "UTC", 14],
  ])("at %s in %s shows day %d", (moment, zone, day) =>
    expect(dayIn(zone, utc(moment))).toEqual({ year: 2026, month: 3, day }),
  );

  it("takes an unknown or missing zone for the device's own", () => {
    for (const zone of ["Mars/Olympus", "", null, undefined])
      expect(dayIn(zone, utc("2026-03-14T12:00:00Z")).year).toBe(2026);
  });

  it("counts a day as a day on the days when clocks change", () => {
    // In Chicago 8 March 2026 has 23 hours and 1 November 25.
    expect(
      daysUntil({ year: 2026, month: 3, day: 9 }, utc("2026-03-08T06:30:00Z"), "America/Chicago"),
    ).toBe(1);
    expect(
      daysUntil({ year: 2026, month: 3, day: 9 }, utc("2026-03-09T04:59:00Z"), "America/Chicago"),
    ).toBe(1);
    expect(
      daysUntil({ year: 2026, month: 11, day: 2 }, utc("2026-11-01T05:30:00Z"), "America/Chicago"),
    ).toBe(1);
    expect(
      daysUntil({ year: 2026, month: 11, day: 1 }, utc("2026-11-02T06:00:00Z"), "America/Chicago"),
    ).toBe(-1);
  });

  it("knows leap years", () => {
    expect(daysBetween({ year: 2028, month: 2, day: 28 }, { year: 2028, month: 3, day: 1 })).toBe(
      2,
    );
    expect(daysBetween({ year: 2026, month: 2, day: 28 }, { year: 2026, month: 3, day: 1 })).toBe(
      1,
    );
    expect(plusDays({ year: 2028, month: 2, day: 28 }, 1)).toEqual({
      year: 2028,
      month: 2,
      day: 29,
    });
    expect(plusDays({ year: 2026, month: 1, day: 30 }, 30)).toEqual({
      year: 2026,
      month: 3,
      day: 1,
    });
  });

  it("adds and counts days to the same end", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(daysBetween(day, plusDays(day, count))).toBe(count);
      }),
    );
  });

  it("writes dates and times in full", () => {
    expect(longDate({ year: 2028, month: 2, day: 29 })).toBe("February 29, 2028");
    expect(timeOfDay("America/Chicago", utc("2026-03-14T00:05:00Z"))).toBe("7:05 PM");
  });
});

describe("a server date", () => {
  it.each([
    "2026-03-14",
    "2026-03-14T00:00:00",
    "2026-03-14 23:59",
    "3/14/2026",
    "03/14/2026",
    " 2026-3-14 ",
  ])("%j is that very day wherever it is read [E7]", (text) => {
    expect(parseDay(text, "America/Los_Angeles")).toEqual({ year: 2026, month: 3, day: 14 });
  });

  it("with a zone is the day it falls on at the place", () => {
    expect(parseDay("2026-03-14T03:00:00Z", "America/Chicago")).toMatchObject({ day: 13 });
    expect(parseDay("2026-03-14T03:00:00+13:00", "Pacific/Auckland")).toMatchObject({ day: 14 });
  });

  it.each([
    "",
    "soon",
    "2026-02-30",
    "2026-13-01",
    "2025-02-29",
    "0",
    "14.3.2026",
    "2026-03-14T99:00:00Z",
    "2".repeat(100_000),
    null,
    undefined,
  ])("%j is none", (text) => expect(parseDay(text)).toBeNull());

  it("as a moment needs a zone, or counts seconds or milliseconds", () => {
    expect([
      parseMoment("2026-03-14T12:00:00Z"),
      parseMoment(1_773_489_600),
      parseMoment(1_773_489_600_000),
      parseMoment("2026-03-14T12:00:00"),
      parseMoment(NaN),
    ]).toEqual([utc("2026-03-14T12:00:00Z"), 1_773_489_600_000, 1_773_489_600_000, null, null]);
    expect(isoTime(1_773_489_600_000)).toBe("2026-03-14T12:00:00.000Z");
  });

  it("of a start says noon, never the day before [E7] [B4.50]", () => {
    expect([localNoonText("2026-03-14"), localNoonText("2028-02-29"), localNoonText("")]).toEqual([
      "March 14, 2026 at 12:00 PM",
      "February 29, 2028 at 12:00 PM",
      null,
    ]);
  });
});

describe("an expiration", () => {
  it.each([
    [{ mode: "no_expiration", days: 3 }, "Never expires"],
    [{ mode: "days", days: 45 }, "Expires 45 days after you claim it"],
    [{ mode: "days", days: 1 }, "Expires 1 day after you claim it"],
    [{ mode: "days", days: null, date: "2026-03-14" }, "Expires 30 days after you claim it"],
    [{ mode: "set_date", date: "2026-03-14" }, "Expires March 14, 2026"],
    [{ mode: "set_date", date: "soon" }, "Expires 30 days after you claim it"],
    [{ mode: "never-seen", days: -1 }, "Expires 30 days after you claim it"],
    [{}, "Expires 30 days after you claim it"],
  ])("%j reads %s [O21] [A9.22]", (given, text) => expect(expiryText(expiryOf(given))).toBe(text));

  it("lasts through its day at the place, and not a minute longer", () => {
    const expiry = expiryOf({ mode: "set_date", date: "2026-03-14" });
    expect(isExpired(expiry, utc("2026-03-15T04:59:00Z"), "America/Chicago")).toBe(false);
    expect(isExpired(expiry, utc("2026-03-15T05:00:00Z"), "America/Chicago")).toBe(true);
    expect(isExpired({ kind: "never" }, utc("2999-01-01T00:00:00Z"))).toBe(false);
  });
});

describe("a monthly billing day", () => {
  it.each([
    [15, "the 15th of each month"],
    [28, "the 28th of each month"],
    [31, "the 31st of each month, or the first day of the next month when that date doesn't exist"],
  ])("%d is %s [K3]", (day, text) => expect(billingDayText(day)).toBe(text));

  it.each([
    [15, "2026-03-14", "2026-3-15"],
    [15, "2026-03-15", "2026-4-15"],
    [31, "2026-01-31", "2026-3-1"],
    [30, "2026-02-10", "2026-3-1"],
    [29, "2028-02-10", "2028-2-29"],
    [29, "2026-02-28", "2026-3-1"],
    [31, "2026-03-01", "2026-3-31"],
    [31, "2026-11-30", "2026-12-1"],
    [1, "2026-12-31", "2027-1-1"],
  ])("%d after %s comes on %s [K3]", (day, today, next) => {
    const { year, month, day: on } = nextBillingDay(day, utc(`${today}T12:00:00Z`), "UTC");
    expect(`${year}-${month}-${on}`).toBe(next);
  });
});
