import * as z from "zod/mini";
import { dictionaryOf } from "../../shared/contracts/fields.ts";
import type { MenuLocation } from "../../shared/contracts/menus.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { toJson } from "../../shared/api/json.ts";
import { weekdays } from "../../shared/time/weekly.ts";
import { settingsOf, type Settings } from "./settings.ts";
import type { Draft } from "./store.ts";

const settings = z.object({
  menuUrl: z.string(),
  status: z.string(),
  days: z.array(z.enum(weekdays)),
  isAllDay: z.boolean(),
  start: z.string(),
  end: z.string(),
  channels: z.array(z.string()),
  hidePrices: z.boolean(),
  note: z.string(),
});

/** Unsaved input by the location's id; `base` is the JSON of the settings that it started from. */
const storedDrafts = dictionaryOf(z.object({ base: z.string(), settings }));

const keyOf = (slug: string): `menuDrafts:${string}` => `menuDrafts:${slug}`;

function readDrafts(slug: string): z.output<typeof storedDrafts> {
  return readStored("session", keyOf(slug), storedDrafts) ?? {};
}

/** Stores unsaved input for a reload. Null removes the input of the location. */
export function storeDraft(slug: string, locationId: string, draft: Draft | null): void {
  const others = Object.entries(readDrafts(slug)).filter(([id]) => id !== locationId);
  if (!draft && !others.length) return forgetDrafts(slug);
  const own = draft && { base: toJson(settingsOf(draft.base)), settings: draft.settings };
  writeStored(
    "session",
    keyOf(slug),
    Object.fromEntries(own ? [...others, [locationId, own]] : others),
  );
}

/**
 * The input from before a reload. Null if there is none, or if somebody has saved other settings
 * since.
 */
export function storedDraft(slug: string, location: MenuLocation): Settings | null {
  const draft = readDrafts(slug)[location.id];
  return draft?.base === toJson(settingsOf(location)) ? draft.settings : null;
}

export function forgetDrafts(slug: string): void {
  removeText("session", keyOf(slug));
}
