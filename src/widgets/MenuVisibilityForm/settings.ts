import type { KeptVisibility, MenuLocation, MenuWrite } from "../../shared/contracts/menus.ts";
import { clockText, parseClock, weekdays, type Weekday } from "../../shared/time/weekly.ts";
import { menuLink } from "./menuLink.ts";

/** What the form holds of one location. */
export interface Settings {
  menuUrl: string;
  /** `visible`, `hidden`, `scheduled`, or what the server has and we do not know. */
  status: string;
  days: Weekday[];
  isAllDay: boolean;
  /** `HH:MM`, also while the whole day counts. */
  start: string;
  end: string;
  channels: string[];
  hidePrices: boolean;
  note: string;
}

export const channels = ["app", "web_map", "offer_page"] as const;

/** What a location shows, with what nobody has set yet as a partner would expect it: visible everywhere. */
export function settingsOf({ menuUrl, menuVisibility: shown }: MenuLocation): Settings {
  const start = parseClock(shown?.start);
  const end = parseClock(shown?.end);
  const hasHours = start !== null && end !== null;
  return {
    menuUrl: menuUrl ?? "",
    status: shown?.status ?? "visible",
    days: weekdays.filter((day) => shown?.days?.some((word) => weekdayOf(word) === day)),
    isAllDay: Boolean(shown) && !hasHours,
    start: hasHours ? clockText(start) : "11:00",
    // Time fields know no 24:00; midnight ends the day all the same.
    end: hasHours ? clockText(end % 1440) : "22:00",
    channels: shown?.channels ?? [...channels],
    hidePrices: shown?.hidePrices ?? false,
    note: shown?.note ?? "",
  };
}

/** The body that saves settings: fields that the form does not know go back as they came (U1). */
export function writeOf(settings: Settings, kept: KeptVisibility): MenuWrite {
  const { hidePrices: _, ...others } = kept;
  const menu_visibility = {
    ...others,
    status: settings.status,
    days: dayWords(settings.days, listIn(kept["days"])),
    start: settings.isAllDay ? null : timeWords(settings.start, kept["start"]),
    end: settings.isAllDay ? null : timeWords(settings.end, kept["end"]),
    channels: settings.channels,
    hide_prices: settings.hidePrices,
    note: settings.note.trim(),
  };
  return {
    partner_project_location: { menu_url: menuLink(settings.menuUrl) ?? "", menu_visibility },
  };
}

/** The location as it is once a write was carried out, for a server that answers with nothing. */
export function written(
  location: MenuLocation,
  { partner_project_location: sent }: MenuWrite,
): MenuLocation {
  const { menu_url: menuUrl, menu_visibility: kept } = sent;
  const before = location.menuVisibility;
  const menuVisibility = {
    status: textIn(kept["status"]),
    days: listIn(kept["days"]),
    start: textIn(kept["start"]),
    end: textIn(kept["end"]),
    channels: listIn(kept["channels"]),
    hidePrices: kept["hide_prices"] === true,
    note: textIn(kept["note"]),
  };
  return { ...location, menuUrl, kept, menuVisibility: { ...before, ...menuVisibility } };
}

/** Days in the words that the server used, and words of its own that are no weekdays. */
function dayWords(days: readonly Weekday[], before: readonly string[]): string[] {
  const known = before.filter((word) => weekdayOf(word));
  const isShort = known.length > 0 && known.every((word) => word.length === 3);
  const spelled = days.map(
    (day) => known.find((word) => weekdayOf(word) === day) ?? (isShort ? day.slice(0, 3) : day),
  );
  return [...spelled, ...before.filter((word) => !weekdayOf(word))];
}

/** A time that is still the same keeps its spelling. */
function timeWords(time: string, before: unknown): string {
  return typeof before === "string" && parseClock(before) === parseClock(time) ? before : time;
}

function weekdayOf(word: string): Weekday | undefined {
  const name = word.trim().toLowerCase();
  return weekdays.find((day) => day === name || day.slice(0, 3) === name);
}

function textIn(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function listIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
