import { settingsOf, type Settings } from "./settings.ts";
import type { MenuLocation } from "../../shared/contracts/menus.ts";
import { menuLink } from "./menuLink.ts";
import { toJson } from "../../shared/json/json.ts";

/** What two people can disagree about; status, days and hours are one thing. */
export const topics = ["menuUrl", "when", "channels", "hidePrices", "note"] as const;

export type Topic = (typeof topics)[number];

const parts: Record<Topic, readonly (keyof Settings)[]> = {
  menuUrl: ["menuUrl"],
  when: ["status", "days", "isAllDay", "start", "end"],
  channels: ["channels"],
  hidePrices: ["hidePrices"],
  note: ["note"],
};

export interface Merge {
  /** Mine, with theirs where only they have changed something. */
  readonly settings: Settings;
  readonly theirs: Settings;
  /** Both have changed it, to different things. */
  readonly clashes: readonly Topic[];
  /** Only they have changed it. */
  readonly taken: readonly Topic[];
}

/** Joins two edits of the same settings; nothing that anybody has done is lost unseen. */
export function mergeOf(base: Settings, mine: Settings, theirs: Settings): Merge {
  const changed = topics.filter(
    (topic) => !isSame(topic, base, theirs) && !isSame(topic, mine, theirs),
  );
  const taken = changed.filter((topic) => isSame(topic, base, mine));
  const clashes = changed.filter((topic) => !taken.includes(topic));
  return { settings: withTopics(mine, theirs, taken), theirs, clashes, taken };
}

/** The first settings with some topics of the second. */
export function withTopics(
  settings: Settings,
  other: Settings,
  chosen: readonly Topic[],
): Settings {
  return chosen
    .flatMap((topic) => parts[topic])
    .reduce((merged, part) => ({ ...merged, [part]: other[part] }), settings);
}

/** Whether two readings of a location show the same menu settings. */
export function isSameMenu(one: MenuLocation, other: MenuLocation): boolean {
  return isSameSettings(settingsOf(one), settingsOf(other));
}

export function isSameSettings(one: Settings, other: Settings): boolean {
  return topics.every((topic) => isSame(topic, one, other));
}

export function isSame(topic: Topic, one: Settings, other: Settings): boolean {
  return meaningOf(topic, one) === meaningOf(topic, other);
}

/** Settings that mean the same read the same: the order of channels does not count, nor hours that do not apply. */
function meaningOf(topic: Topic, settings: Settings): string {
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
