import type { KeptVisibility, MenuLocation, MenuWrite } from "../../shared/contracts/menus.ts";
import { clockText, parseClock, weekdays, type Weekday } from "../../shared/time/weekly.ts";
import { menuLink } from "./menuLink.ts";

/** The form values of one location. */
export interface Settings {
  menuUrl: string;
  /** `visible`, `hidden`, `scheduled`, or an unknown status of the server. */
  status: string;
  days: Weekday[];
  isAllDay: boolean;
  /** `HH:MM`, also for all-day settings. */
  start: string;
  end: string;
  channels: string[];
  hidePrices: boolean;
  note: string;
}

export const channels = ["app", "web_map", "offer_page"] as const;

/** The settings of a location. Unset values default to visible everywhere. */
export function settingsOf({ menuUrl, menuVisibility: visibility }: MenuLocation): Settings {
  const start = parseClock(visibility?.start);
  const end = parseClock(visibility?.end);
  const hasHours = start !== null && end !== null;
  return {
    menuUrl: menuUrl ?? "",
    status: visibility?.status ?? "visible",
    days: weekdays.filter((day) => visibility?.days?.some((word) => weekdayOf(word) === day)),
    isAllDay: Boolean(visibility) && !hasHours,
    start: hasHours ? clockText(start) : "11:00",
    // Time fields have no 24:00, so midnight is 00:00.
    end: hasHours ? clockText(end % 1440) : "22:00",
    channels: visibility?.channels ?? [...channels],
    hidePrices: visibility?.hidePrices ?? false,
    note: visibility?.note ?? "",
  };
}

/**
 * The request body that saves settings. Fields that the form does not have are sent back unchanged
 * (U1).
 */
export function writeOf(settings: Settings, stored: KeptVisibility): MenuWrite {
  const { hidePrices: _, ...otherFields } = stored;
  const menu_visibility = {
    ...otherFields,
    status: settings.status,
    days: dayNames(settings.days, stringsOf(stored["days"])),
    start: settings.isAllDay ? null : timeText(settings.start, stored["start"]),
    end: settings.isAllDay ? null : timeText(settings.end, stored["end"]),
    channels: settings.channels,
    hide_prices: settings.hidePrices,
    note: settings.note.trim(),
  };
  return {
    partner_project_location: { menu_url: menuLink(settings.menuUrl) ?? "", menu_visibility },
  };
}

/** The location after a write, for servers that answer with an empty body. */
export function afterWrite(
  location: MenuLocation,
  { partner_project_location: sent }: MenuWrite,
): MenuLocation {
  const { menu_url: menuUrl, menu_visibility: visibility } = sent;
  const before = location.menuVisibility;
  const menuVisibility = {
    status: stringOrNull(visibility["status"]),
    days: stringsOf(visibility["days"]),
    start: stringOrNull(visibility["start"]),
    end: stringOrNull(visibility["end"]),
    channels: stringsOf(visibility["channels"]),
    hidePrices: visibility["hide_prices"] === true,
    note: stringOrNull(visibility["note"]),
  };
  return {
    ...location,
    menuUrl,
    kept: visibility,
    menuVisibility: { ...before, ...menuVisibility },
  };
}

/** The days in the server's spelling, and values of the server that are not weekdays. */
function dayNames(days: readonly Weekday[], current: readonly string[]): string[] {
  const weekdayNames = current.filter((word) => weekdayOf(word));
  const isShort = weekdayNames.length > 0 && weekdayNames.every((word) => word.length === 3);
  const dayNames = days.map(
    (day) =>
      weekdayNames.find((word) => weekdayOf(word) === day) ?? (isShort ? day.slice(0, 3) : day),
  );
  return [...dayNames, ...current.filter((word) => !weekdayOf(word))];
}

/** An unchanged time keeps the server's spelling. */
function timeText(time: string, before: unknown): string {
  return typeof before === "string" && parseClock(before) === parseClock(time) ? before : time;
}

function weekdayOf(word: string): Weekday | undefined {
  const name = word.trim().toLowerCase();
  return weekdays.find((day) => day === name || day.slice(0, 3) === name);
}

function stringOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
