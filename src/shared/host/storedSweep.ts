import { fromJson } from "../api/json.ts";
import { systemClock } from "./clock.ts";
import { readText, removeText, storedKeys } from "./storage.ts";
import { localItems, sessionItems, type Owner } from "./storedItems.ts";

const tables = { local: localItems, session: sessionItems } as const;

/** The stored keys of an item: its name up to the first `{…}` is their beginning. */
function keysOf(kind: keyof typeof tables, name: string): string[] {
  const start = name.split("{")[0]!;
  return storedKeys(kind, start).filter((key) => start !== name || key === name);
}

/** Removes everything of a person who has logged out. */
export function sweepOwner(owner: Owner): void {
  for (const kind of ["local", "session"] as const)
    for (const [name, item] of Object.entries(tables[kind]))
      if (item.owner === owner) for (const key of keysOf(kind, name)) removeText(kind, key);
}

/** Removes what has outlived its minutes, now and while the page lives. */
export function sweepExpired(): void {
  for (const [name, { until }] of Object.entries(sessionItems))
    if (typeof until === "number")
      for (const key of keysOf("session", name)) {
        const leftMs = removeExpired(key, until);
        if (leftMs > 0) setTimeout(removeExpired, leftMs, key, until);
      }
}

/** Keeps an item that was just written for its minutes, while the page lives. */
export function expireLater(key: string, minutes: number): void {
  setTimeout(removeExpired, minutes * 60_000, key, minutes);
}

/** The milliseconds that the item may still be kept; 0 where it was removed. */
function removeExpired(key: string, minutes: number): number {
  const leftMs = writtenAt(readText("session", key) ?? "") + minutes * 60_000 - systemClock();
  if (leftMs > 0 && leftMs <= minutes * 60_000) return leftMs;
  removeText("session", key);
  return 0;
}

/** The time in the item itself, in ms since the epoch; 0 where it has none, which has expired. */
function writtenAt(text: string): number {
  const value = fromJson(text);
  if (typeof value !== "object" || !value) return 0;
  const { savedAtMs, atMs }: { savedAtMs?: unknown; atMs?: unknown } = { ...value };
  return Number(savedAtMs ?? atMs ?? 0);
}
