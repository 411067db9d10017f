import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../../shared/host/storage.ts";

const recent = z.object({ id: z.string(), name: z.nullable(z.string()) });

const storedSelection = z.object({
  locationId: z.nullable(z.string()),
  guestId: z.nullable(z.string()),
  recents: z.array(recent),
});

/** The selection of this tab, stored for a reload: ids and restaurant names, no guest data. */
export type SavedSelection = z.output<typeof storedSelection>;
export type RecentLocation = z.output<typeof recent>;

const key = "dining.managers.place";
const nowhere: SavedSelection = { locationId: null, guestId: null, recents: [] };

export function readSelection(): SavedSelection {
  return readStored("session", key, storedSelection) ?? nowhere;
}

export function saveSelection(part: Partial<SavedSelection>): void {
  writeStored("session", key, { ...readSelection(), ...part });
}

/** The keys of the typed values. They are removed together with the selection. */
export const typedKeys = {
  refund: "dining.managers.refund",
  entry: "dining.managers.entry",
} as const;

export function clearSelection(): void {
  for (const name of [key, ...Object.values(typedKeys)]) removeText("session", name);
}

const mostRecents = 4;

/** Newest first, without duplicates. */
export function withRecent<T extends { readonly id: string }>(recents: readonly T[], one: T): T[] {
  return [one, ...recents.filter(({ id }) => id !== one.id)].slice(0, mostRecents);
}
