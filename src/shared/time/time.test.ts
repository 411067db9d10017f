import { english } from "../texts/language.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billingDayText, nextBillingDay } from "./billing.ts";
import { dayIn, daysBetween, daysUntil, longDate, plusDays, timeOfDay } from "./calendar.ts";
import { expiryOf, expiryText, expiryTime, isExpired } from "./expiry.ts";
import { translated } from "../texts/translated.ts";
import { es as billing } from "./billingTexts.es.ts";
import { es as expiry } from "./expiryTexts.es.ts";
import { isoInstant } from "./instant.ts";
import { parseDay, parseMoment } from "./parse.ts";

const utc = (text: string): number => Date.parse(text);
const days = fc.record({
  year: fc.integer({ min: 1970, max: 2200 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});

describe("calendar", () => {
  it.each([
    ["2026-03-14T04:59:00Z", "America/Chicago", 13],
    ["2026-03-14T05:00:00Z", "America/Chicago", 14],
    ["2026-03-14T11:30:00Z", "Pacific/Auckland", 15],
    ["2026-03-14T11:30:00Z", "UTC", 14],
  ])("gives at %s in %s the day %d", (moment, zone, day) =>
    expect(dayIn(zone, utc(moment))).toEqual({ year: 2026, month: 3, day }),
  );

  it("falls back to the device's zone for an unknown or missing one", () => {
    for (const zone of ["Mars/Olympus", "", null, undefined])
      expect(dayIn(zone, utc("2026-03-14T12:00:00Z")).year).toBe(2026);
  });

  it("counts days correctly across daylight saving changes", () => {
    // In Chicago, March 8, 2026 has 23 hours and November 1, 2026 has 25.
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

  it("handles leap years", () => {
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

  it("adds days so that daysBetween counts them back", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(daysBetween(day, plusDays(day, count))).toBe(count);
      }),
    );
  });

  it("formats dates and times in full", () => {
    expect(longDate({ year: 2028, month: 2, day: 29 }, "en")).toBe("February 29, 2028");
    expect(longDate({ year: 2028, month: 2, day: 29 }, "es")).toBe("29 de febrero de 2028");
    expect(longDate({ year: 2028, month: 2, day: 29 }, "no such language")).toBe(
      "February 29, 2028",
    );
    expect(timeOfDay("America/Chicago", utc("2026-03-14T00:05:00Z"), "en")).toBe("7:05 PM");
  });
});

describe("parseDay", () => {
  it.each([
    "2026-03-14",
    "2026-03-14T00:00:00",
    "2026-03-14 23:59",
    "3/14/2026",
    "03/14/2026",
    " 2026-3-14 ",
  ])("reads %j as the same day in every time zone [E7]", (text) => {
    expect(parseDay(text, "America/Los_Angeles")).toEqual({ year: 2026, month: 3, day: 14 });
  });

  it("reads a time with a zone as the date in the given time zone", () => {
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
  ])("returns null for %j", (text) => expect(parseDay(text)).toBeNull());

  it("parseMoment reads times with a zone and numbers in seconds or milliseconds, and nothing else", () => {
    expect([
      parseMoment("2026-03-14T12:00:00Z"),
      parseMoment(1_773_489_600),
      parseMoment(1_773_489_600_000),
      parseMoment("2026-03-14T12:00:00"),
      parseMoment(NaN),
    ]).toEqual([utc("2026-03-14T12:00:00Z"), 1_773_489_600_000, 1_773_489_600_000, null, null]);
    expect(isoInstant(1_773_489_600_000)).toBe("2026-03-14T12:00:00.000Z");
  });
});

describe("expiration", () => {
  it.each([
    [{ mode: "no_expiration", days: 3 }, "Never expires"],
    [{ mode: "days", days: 45 }, "Expires 45 days after you claim it"],
    [{ mode: "days", days: 1 }, "Expires 1 day after you claim it"],
    [{ mode: "days", days: null, date: "2026-03-14" }, "Expires 30 days after you claim it"],
    [{ mode: "set_date", date: "2026-03-14" }, "Expires March 14, 2026"],
    [{ mode: "set_date", date: "soon" }, "Expires 30 days after you claim it"],
    [{ mode: "never-seen", days: -1 }, "Expires 30 days after you claim it"],
    [{}, "Expires 30 days after you claim it"],
  ])("formats %j as %s [O21] [A9.22]", (expiration, text) =>
    expect(expiryText(expiryOf(expiration), english())).toBe(text),
  );

  it("lasts until the end of its day in the restaurant's time zone", () => {
    const expiry = expiryOf({ mode: "set_date", date: "2026-03-14" });
    expect(isExpired(expiry, utc("2026-03-15T04:59:00Z"), "America/Chicago")).toBe(false);
    expect(isExpired(expiry, utc("2026-03-15T05:00:00Z"), "America/Chicago")).toBe(true);
    expect(isExpired({ kind: "never" }, utc("2999-01-01T00:00:00Z"))).toBe(false);
  });
});

describe("monthly billing day", () => {
  it.each([
    [1, "the 1st of each month"],
    [2, "the 2nd of each month"],
    [3, "the 3rd of each month"],
    [4, "the 4th of each month"],
    [11, "the 11th of each month"],
    [12, "the 12th of each month"],
    [13, "the 13th of each month"],
    [15, "the 15th of each month"],
    [21, "the 21st of each month"],
    [22, "the 22nd of each month"],
    [23, "the 23rd of each month"],
    [28, "the 28th of each month"],
    [30, "the 30th of each month, or the first day of the next month when that date doesn't exist"],
    [31, "the 31st of each month, or the first day of the next month when that date doesn't exist"],
  ])("formats day %d as %s [A9.26] [K3]", (day, text) =>
    expect(billingDayText(day, english())).toBe(text),
  );

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
  ])("day %d after %s falls on %s [K3]", (day, today, next) => {
    const { year, month, day: dayOfMonth } = nextBillingDay(day, utc(`${today}T12:00:00Z`), "UTC");
    expect(`${year}-${month}-${dayOfMonth}`).toBe(next);
  });
});

describe("another language", () => {
  const spanish = translated("es", {
    "time.expiry": expiry,
    "time.billing": billing,
  });
  const text = (of: Parameters<typeof expiryOf>[0]) => expiryText(expiryOf(of), spanish);

  it("gives the texts of expiry, billing and start dates their words and dates", () => {
    expect(text({ mode: "no_expiration" })).toBe("No vence");
    expect(text({ mode: "set_date", date: "2026-03-14" })).toBe("Vence el 14 de marzo de 2026");
    expect(text({ mode: "days", days: 1 })).toContain("1 día después");
    expect(expiryTime({ kind: "after-days", days: 45 }, false, spanish)).toMatch(/^45 días/);
    expect(billingDayText(21, spanish)).toBe("el día 21 de cada mes");
    expect(billingDayText(31, spanish)).toMatch(/^el día 31 de cada mes, o el primer día/);
  });
});
