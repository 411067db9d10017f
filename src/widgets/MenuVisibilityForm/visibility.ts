import {
  isOpenAt,
  nextChange,
  parseClock,
  minutesPerDay,
  type WallClock,
  type WeeklyChange,
  type WeeklyHours,
} from "../../shared/time/weekly.ts";
import { menuLink } from "./menuLink.ts";
import type { Settings } from "./settings.ts";

export type Visibility =
  | { readonly kind: "visible"; readonly until: WeeklyChange | null }
  | { readonly kind: "hidden"; readonly reason: "hidden" | "no-link" | "no-channel" | "no-hours" }
  /** The menu is outside its hours. */
  | { readonly kind: "later"; readonly from: WeeklyChange | null }
  /** The status is unknown, so the server decides. */
  | { readonly kind: "unknown" };

/** Whether guests would see the menu with these settings, at the location's wall clock. */
export function visibilityAt(settings: Settings, clock: WallClock): Visibility {
  const { status, menuUrl, channels } = settings;
  if (status === "hidden") return { kind: "hidden", reason: "hidden" };
  if (!menuLink(menuUrl)) return { kind: "hidden", reason: "no-link" };
  if (!channels.length) return { kind: "hidden", reason: "no-channel" };
  if (status === "visible") return { kind: "visible", until: null };
  if (status !== "scheduled") return { kind: "unknown" };
  const hours = hoursOf(settings);
  if (!hours) return { kind: "hidden", reason: "no-hours" };
  const change = nextChange(hours, clock);
  return isOpenAt(hours, clock)
    ? { kind: "visible", until: change }
    : { kind: "later", from: change };
}

/** The weekly hours of scheduled settings, or null if they are incomplete. */
export function hoursOf({ days, isAllDay, start, end }: Settings): WeeklyHours | null {
  if (!days.length) return null;
  if (isAllDay) return { days, start: 0, end: minutesPerDay };
  const from = parseClock(start);
  const to = parseClock(end);
  return from === null || to === null || from === to ? null : { days, start: from, end: to };
}
