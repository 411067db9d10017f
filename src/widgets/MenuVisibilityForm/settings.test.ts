import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { menuLocation, menuLocations, type MenuLocation } from "../../shared/contracts/menus.ts";
import { weekdays } from "../../shared/time/weekly.ts";
import { isSame, isSameSettings, mergeOf, topics, withTopics } from "./merge.ts";
import { texts } from "./texts.ts";
import { errorsIn } from "./schema.ts";
import { channels, settingsOf, writeOf, afterWrite, type Settings } from "./settings.ts";
import { menuLink } from "./menuLink.ts";
import { visibilityAt } from "./visibility.ts";
import { zoneOf } from "./timeZone.ts";

function read(location: object): MenuLocation {
  return menuLocation.output.parse({ location: { id: 7, ...location } });
}

const summer = Date.parse("2026-07-01T12:00:00Z");

const plain: Settings = {
  menuUrl: "https://luna.example/menu",
  status: "visible",
  days: [],
  isAllDay: false,
  start: "11:00",
  end: "22:00",
  channels: ["app"],
  hidePrices: false,
  note: "",
};

const settings = fc.record<Settings>({
  menuUrl: fc.constantFrom("https://luna.example/menu", "luna.example", ""),
  status: fc.constantFrom("visible", "hidden", "scheduled", "seasonal"),
  days: fc.subarray([...weekdays]),
  isAllDay: fc.boolean(),
  start: fc.constantFrom("00:00", "09:30", "18:00"),
  end: fc.constantFrom("02:00", "17:00", "22:15"),
  channels: fc.subarray([...channels, "kiosk"]),
  hidePrices: fc.boolean(),
  note: fc.constantFrom("", "Terrace", "Kitchen"),
});

describe("the request body", () => {
  it("the request body keeps every field and every word that the form does not know [U1]", () => {
    const location = read({
      menu_url: "https://luna.example/menu",
      menu_visibility: {
        status: "scheduled",
        days: ["Mon", "Sun", "holidays"],
        start: "9:00 AM",
        end: "17:00:00",
        channels: ["app", "kiosk"],
        hide_prices: true,
        note: "x",
        holiday_rule: { closed: ["12-25"] },
        version: 3,
      },
    });
    const write = writeOf(
      { ...settingsOf(location), days: ["monday", "tuesday"], end: "18:00" },
      location.kept,
    );
    expect(write.partner_project_location.menu_visibility).toEqual({
      status: "scheduled",
      days: ["Mon", "tue", "holidays"],
      start: "9:00 AM",
      end: "18:00",
      channels: ["app", "kiosk"],
      hide_prices: true,
      note: "x",
      holiday_rule: { closed: ["12-25"] },
      version: 3,
    });
  });

  it("a new location sends the documented body for a location that has nothing yet [U1]", () => {
    const location = read({});
    expect(
      writeOf(
        {
          ...settingsOf(location),
          menuUrl: "luna.example/menu",
          days: ["friday"],
          status: "scheduled",
        },
        location.kept,
      ),
    ).toEqual({
      partner_project_location: {
        menu_url: "https://luna.example/menu",
        menu_visibility: {
          status: "scheduled",
          days: ["friday"],
          start: "11:00",
          end: "22:00",
          channels: ["app", "web_map", "offer_page"],
          hide_prices: false,
          note: "",
        },
      },
    });
  });

  it("the request body has the values of the form, whatever they are", () => {
    const property = fc.property(settings, settings, (first, second) => {
      const location = afterWrite(read({}), writeOf(first, {}));
      const afterSecondWrite = afterWrite(location, writeOf(second, location.kept));
      expect(isSameSettings(settingsOf(afterSecondWrite), second)).toBe(true);
    });
    fc.assert(property);
  });

  it("the request body cannot be made to carry a prototype (fault B7)", () => {
    const location = menuLocation.output.parse(
      JSON.parse(
        '{"id":1,"menu_visibility":{"__proto__":{"status":"hidden"},"constructor":1,"status":"visible"}}',
      ),
    );
    expect(Object.keys(location.kept)).toEqual(["status"]);
  });
});

describe("answers", () => {
  it.each([
    ["a bare list", [{ id: 1 }]],
    ["a list in its name", { locations: [{ id: 1 }, null, "x"] }],
    ["a list in data", { data: { locations: [{ id: "1" }] } }],
  ])("an answer may be %s [G8]", (_, body) => {
    expect(menuLocations.output.parse(body).map(({ id }) => id)).toEqual(["1"]);
  });

  it("an answer that is not a list is off the contract", () => {
    for (const body of [null, {}, "x", { locations: 7 }])
      expect(menuLocations.output.safeParse(body).success).toBe(false);
    expect(menuLocation.output.safeParse({}).success).toBe(false);
  });
});

describe("two edits of one location", () => {
  it("two edits of one location lose nothing: what only one has changed is kept, what both have changed is asked for", () => {
    const property = fc.property(settings, settings, settings, (base, mine, theirs) => {
      const merge = mergeOf(base, mine, theirs);
      for (const topic of topics) {
        const mineIsNew = !isSame(topic, base, mine);
        const theirsIsNew = !isSame(topic, base, theirs);
        const isClash = mineIsNew && theirsIsNew && !isSame(topic, mine, theirs);
        expect(merge.conflicts.includes(topic)).toBe(isClash);
        if (!isClash) expect(isSame(topic, merge.settings, theirsIsNew ? theirs : mine)).toBe(true);
        expect(isSame(topic, withTopics(merge.settings, theirs, [topic]), theirs)).toBe(true);
      }
    });
    fc.assert(property);
  });

  it("two edits of one location agree where they say the same in other words", () => {
    const same = { ...plain, menuUrl: "luna.example/menu", channels: ["web_map", "app"] };
    expect(isSameSettings({ ...plain, channels: ["app", "web_map"] }, same)).toBe(true);
  });
});

describe("validation", () => {
  const wrong = (changes: Partial<Settings>) =>
    Object.keys(errorsIn(texts.messages.errors, { ...plain, ...changes }));
  it("a missing or broken link is an error unless the menu is hidden", () => {
    expect(wrong({})).toEqual([]);
    expect(errorsIn(texts.messages.errors, { ...plain, menuUrl: " " }).menuUrl?.message).toBe(
      "Add a menu link, or hide the menu.",
    );
    expect(wrong({ menuUrl: "", status: "hidden", channels: [] })).toEqual([]);
    expect(wrong({ menuUrl: "not a link", status: "hidden" })).toEqual(["menuUrl"]);
  });

  it("a schedule without days or hours is an error, and hours that do not apply are ignored", () => {
    expect(wrong({ status: "scheduled" })).toEqual(["days"]);
    expect(wrong({ status: "scheduled", days: ["monday"], start: "" })).toEqual(["start"]);
    expect(wrong({ status: "scheduled", days: ["monday"], end: "" })).toEqual(["end"]);
    expect(wrong({ status: "scheduled", days: ["monday"], end: "11:00" })).toEqual(["end"]);
    expect(wrong({ status: "scheduled", days: ["monday"], end: "02:00" })).toEqual([]);
    expect(
      wrong({ status: "scheduled", days: ["monday"], start: "", end: "", isAllDay: true }),
    ).toEqual([]);
    expect(wrong({ start: "", end: "" })).toEqual([]);
  });

  it("a menu without channels and a too long note are errors", () => {
    expect(wrong({ channels: [] })).toEqual(["channels"]);
    expect(wrong({ note: "x".repeat(500) })).toEqual([]);
    expect(wrong({ note: "x".repeat(501) })).toEqual(["note"]);
  });
});

describe("menu links", () => {
  it.each([
    ["luna.example/menu", "https://luna.example/menu"],
    [" http://luna.example ", "http://luna.example/"],
    ["luna.example:8080/menu", "https://luna.example:8080/menu"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["https://user:word@luna.example", null],
    ["https://", null],
    ["menu", null],
    ["two words.example", null],
    [`https://luna.example/${"x".repeat(2000)}`, null],
    ["", null],
  ])("%j is %j [P6] (fault A2)", (typed, link) => {
    expect(menuLink(typed)).toBe(link);
  });
});

describe("visibility", () => {
  const monday = { weekday: "monday", minutes: 12 * 60 } as const;
  it("the menu is visible with a link, a channel and the right hour", () => {
    expect(visibilityAt(plain, monday)).toEqual({ kind: "visible", until: null });
    expect(visibilityAt({ ...plain, status: "hidden" }, monday)).toEqual({
      kind: "hidden",
      reason: "hidden",
    });
    expect(visibilityAt({ ...plain, menuUrl: "" }, monday)).toEqual({
      kind: "hidden",
      reason: "no-link",
    });
    expect(visibilityAt({ ...plain, channels: [] }, monday)).toEqual({
      kind: "hidden",
      reason: "no-channel",
    });
    expect(visibilityAt({ ...plain, status: "scheduled" }, monday)).toEqual({
      kind: "hidden",
      reason: "no-hours",
    });
    expect(visibilityAt({ ...plain, status: "seasonal" }, monday)).toEqual({ kind: "unknown" });
    const weekdaysOnly: Settings = { ...plain, status: "scheduled", days: ["monday"] };
    expect(visibilityAt(weekdaysOnly, monday)).toEqual({
      kind: "visible",
      until: { weekday: "monday", inDays: 0, minutes: 22 * 60 },
    });
    expect(visibilityAt(weekdaysOnly, { weekday: "monday", minutes: 22 * 60 })).toMatchObject({
      kind: "later",
      from: { inDays: 7, minutes: 11 * 60 },
    });
    expect(visibilityAt({ ...weekdaysOnly, days: [...weekdays], isAllDay: true }, monday)).toEqual({
      kind: "visible",
      until: null,
    });
  });
});

describe("time zones", () => {
  it("the time zone of a location is its own, else the page’s, else its state’s, else the device’s", () => {
    expect(
      zoneOf({ timeZone: "America/Denver", state: "TX" }, "America/New_York", summer, "en"),
    ).toEqual({ timeZone: "America/Denver", name: "Mountain Time", source: "location" });
    expect(
      zoneOf({ timeZone: "nowhere", state: "TX" }, "America/New_York", summer, "en"),
    ).toMatchObject({
      timeZone: "America/New_York",
      source: "page",
    });
    expect(zoneOf({ timeZone: null, state: " tx " }, undefined, summer, "en")).toEqual({
      timeZone: "America/Chicago",
      name: "Central Time",
      source: "state",
    });
    expect(zoneOf({ timeZone: null, state: "Texas" }, undefined, summer, "en")).toEqual({
      timeZone: null,
      name: "",
      source: "device",
    });
  });
});
