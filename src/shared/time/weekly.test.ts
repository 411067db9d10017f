import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clockText,
  clockWords,
  isOpenAt,
  isTimeZone,
  nextChange,
  parseClock,
  wallClock,
  weekdays,
  minutesPerDay,
  zoneName,
  type WeeklyHours,
} from "./weekly.ts";

const chicago = "America/Chicago";
const timeOf = (iso: string) => Date.parse(iso);
const lunch: WeeklyHours = { days: ["monday", "friday"], start: 11 * 60, end: 15 * 60 };
const night: WeeklyHours = { days: ["friday"], start: 18 * 60, end: 2 * 60 };

describe("wallClock", () => {
  it("gives the weekday and time in the zone, whatever the device's zone [U1]", () => {
    expect(wallClock(chicago, timeOf("2026-07-06T04:30:00Z"))).toEqual({
      weekday: "sunday",
      minutes: 23 * 60 + 30,
    });
    expect(wallClock("Pacific/Auckland", timeOf("2026-07-06T04:30:00Z"))).toEqual({
      weekday: "monday",
      minutes: 16 * 60 + 30,
    });
    expect(wallClock(chicago, timeOf("2026-07-06T05:00:00Z"))).toEqual({
      weekday: "monday",
      minutes: 0,
    });
  });

  it("follows daylight saving: never shows the skipped hour, shows the repeated one twice (fault F6)", () => {
    expect(wallClock(chicago, timeOf("2026-03-08T07:59:00Z")).minutes).toBe(119);
    expect(wallClock(chicago, timeOf("2026-03-08T08:00:00Z")).minutes).toBe(180);
    expect(wallClock(chicago, timeOf("2026-11-01T06:30:00Z")).minutes).toBe(90);
    expect(wallClock(chicago, timeOf("2026-11-01T07:30:00Z")).minutes).toBe(90);
  });
});

describe("weekly hours", () => {
  it("include their start and exclude their end", () => {
    const open = (minutes: number, weekday: (typeof weekdays)[number] = "monday") =>
      isOpenAt(lunch, { weekday, minutes });
    expect([open(659), open(660), open(899), open(900)]).toEqual([false, true, true, false]);
    expect(open(700, "tuesday")).toBe(false);
  });

  it("that end before they start last into the next morning only", () => {
    expect(isOpenAt(night, { weekday: "friday", minutes: 60 })).toBe(false);
    expect(isOpenAt(night, { weekday: "friday", minutes: 1080 })).toBe(true);
    expect(isOpenAt(night, { weekday: "saturday", minutes: 119 })).toBe(true);
    expect(isOpenAt(night, { weekday: "saturday", minutes: 120 })).toBe(false);
    expect(isOpenAt(night, { weekday: "saturday", minutes: 1080 })).toBe(false);
  });

  it("open at once when the clock skips their start", () => {
    const early: WeeklyHours = { days: ["sunday"], start: 150, end: 300 };
    expect(isOpenAt(early, wallClock(chicago, timeOf("2026-03-08T07:59:59Z")))).toBe(false);
    expect(isOpenAt(early, wallClock(chicago, timeOf("2026-03-08T08:00:00Z")))).toBe(true);
  });

  it("report the next opening or closing", () => {
    expect(nextChange(lunch, { weekday: "monday", minutes: 700 })).toEqual({
      weekday: "monday",
      inDays: 0,
      minutes: 900,
    });
    expect(nextChange(lunch, { weekday: "monday", minutes: 900 })).toEqual({
      weekday: "friday",
      inDays: 4,
      minutes: 660,
    });
    expect(nextChange(night, { weekday: "saturday", minutes: 119 })).toEqual({
      weekday: "saturday",
      inDays: 0,
      minutes: 120,
    });
    expect(nextChange(night, { weekday: "saturday", minutes: 120 })).toEqual({
      weekday: "friday",
      inDays: 6,
      minutes: 1080,
    });
    expect(
      nextChange({ days: ["monday"], start: 0, end: 1 }, { weekday: "monday", minutes: 1 }),
    ).toEqual({ weekday: "monday", inDays: 7, minutes: 0 });
    expect(
      nextChange(
        { days: weekdays, start: 0, end: minutesPerDay },
        { weekday: "monday", minutes: 5 },
      ),
    ).toBeNull();
    expect(
      nextChange({ days: [], start: 0, end: 60 }, { weekday: "monday", minutes: 5 }),
    ).toBeNull();
  });

  it("agree with a minute-by-minute simulation of the week", () => {
    const hours = fc.record({
      days: fc.subarray([...weekdays]),
      start: fc.integer({ min: 0, max: 1439 }),
      end: fc.integer({ min: 0, max: 1440 }),
    });
    const clock = fc.record({
      weekday: fc.constantFrom(...weekdays),
      minutes: fc.integer({ min: 0, max: 1439 }),
    });
    const property = fc.property(hours, clock, (weekly, now) => {
      const isOpen = isOpenAt(weekly, now);
      let simulated: { inDays: number; minutes: number } | null = null;
      for (let later = 1; later <= 8 * minutesPerDay && !simulated; later++) {
        const total = now.minutes + later;
        const inDays = Math.floor(total / minutesPerDay);
        const weekday = weekdays[(weekdays.indexOf(now.weekday) + inDays) % 7]!;
        if (isOpenAt(weekly, { weekday, minutes: total % minutesPerDay }) !== isOpen)
          simulated = { inDays, minutes: total % minutesPerDay };
      }
      const change = nextChange(weekly, now);
      expect(change && { inDays: change.inDays, minutes: change.minutes }).toEqual(simulated);
    });
    fc.assert(property, { numRuns: 60 });
  });
});

describe("parseClock", () => {
  it.each([
    ["09:00", 540],
    ["9:00", 540],
    ["17:30:00", 1050],
    ["5:30 PM", 1050],
    ["12:00 AM", 0],
    ["12:05pm", 725],
    ["24:00", 1440],
    ["24:01", null],
    ["13:00 PM", null],
    ["7:60", null],
    ["noon", null],
    ["", null],
  ])("reads %j as %j minutes", (text, minutes) => {
    expect(parseClock(text)).toBe(minutes);
  });

  it("clockText and clockWords format the time for the API and for people", () => {
    expect(clockText(545)).toBe("09:05");
    expect(clockWords(0, "en")).toBe("12:00 AM");
    expect(clockWords(1440, "en")).toBe("12:00 AM");
    expect(clockWords(725, "en")).toBe("12:05 PM");
  });
});

describe("time zones", () => {
  it("have a display name that is the same all year, and are recognized by name", () => {
    expect(zoneName(chicago, timeOf("2026-07-01T00:00:00Z"), "en")).toBe("Central Time");
    expect(zoneName("Mars/Olympus", 0, "en")).toBe("");
    expect(isTimeZone(chicago)).toBe(true);
    expect(isTimeZone("Mars/Olympus")).toBe(false);
    expect(isTimeZone(null)).toBe(false);
  });
});
