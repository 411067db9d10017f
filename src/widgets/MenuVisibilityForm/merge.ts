import { settingsOf, type Settings } from "./settings.ts";
import type { MenuLocation } from "../../shared/contracts/menus.ts";
import { menuLink } from "./menuLink.ts";
import { toJson } from "../../shared/api/json.ts";

/** The parts of the settings that can be in conflict; status, days and hours are one part. */
export const topics = ["menuUrl", "when", "channels", "hidePrices", "note"] as const;

export type Topic = (typeof topics)[number];

const fieldsByTopic: Record<Topic, readonly (keyof Settings)[]> = {
  menuUrl: ["menuUrl"],
  when: ["status", "days", "isAllDay", "start", "end"],
  channels: ["channels"],
  hidePrices: ["hidePrices"],
  note: ["note"],
};

export interface Merge {
  /** The user's settings, with the other user's for the topics that only that user changed. */
  readonly settings: Settings;
  readonly theirs: Settings;
  /** The topics that both changed to different values. */
  readonly conflicts: readonly Topic[];
  /** The topics that only the other user changed. */
  readonly adopted: readonly Topic[];
}

/** Merges two edits of the same settings without losing a change. */
export function mergeOf(base: Settings, mine: Settings, theirs: Settings): Merge {
  const changed = topics.filter(
    (topic) => !isSame(topic, base, theirs) && !isSame(topic, mine, theirs),
  );
  const adopted = changed.filter((topic) => isSame(topic, base, mine));
  const conflicts = changed.filter((topic) => !adopted.includes(topic));
  return { settings: withTopics(mine, theirs, adopted), theirs, conflicts, adopted };
}

/** Returns the first settings with some topics of the second. */
export function withTopics(
  settings: Settings,
  other: Settings,
  chosen: readonly Topic[],
): Settings {
  return chosen
    .flatMap((topic) => fieldsByTopic[topic])
    .reduce((merged, part) => ({ ...merged, [part]: other[part] }), settings);
}

/** Whether two versions of a location have the same menu settings. */
export function isSameMenu(a: MenuLocation, b: MenuLocation): boolean {
  return isSameSettings(settingsOf(a), settingsOf(b));
}

export function isSameSettings(a: Settings, b: Settings): boolean {
  return topics.every((topic) => isSame(topic, a, b));
}

export function isSame(topic: Topic, a: Settings, b: Settings): boolean {
  return normalized(topic, a) === normalized(topic, b);
}

/**
 * Normalizes a topic for comparison: the order of channels and hours that do not apply are ignored.
 */
function normalized(topic: Topic, settings: Settings): string {
  const { menuUrl, status, days, isAllDay, start, end, channels, note } = settings;
  switch (topic) {
    case "menuUrl":
      return menuLink(menuUrl) ?? menuUrl.trim();
    case "when":
      return toJson([status, days.toSorted(), isAllDay || [start, end]]);
    case "channels":
      return toJson(channels.toSorted());
    case "hidePrices":
      return `${settings.hidePrices}`;
    case "note":
      return note.trim();
  }
}
