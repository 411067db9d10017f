import { fromJson } from "../api/json.ts";
import { systemClock } from "./clock.ts";
import { readText, removeText, storedKeys } from "./storage.ts";
import { localItems, sessionItems, type Owner } from "./storedItems.ts";

const tables = { local: localItems, session: sessionItems } as const;

/** The stored keys of an item. They start with its name up to the first `{…}`. */
function keysOf(kind: keyof typeof tables, name: string): string[] {
  const start = name.split("{")[0]!;
  return storedKeys(kind, start).filter((key) => start !== name || key === name);
}

/** Removes everything that belongs to a person who has logged out. */
export function sweepOwner(owner: Owner): void {
  for (const kind of ["local", "session"] as const)
    for (const [name, item] of Object.entries(tables[kind]))
      if (item.owner === owner) for (const key of keysOf(kind, name)) removeText(kind, key);
}

/** Removes items older than their limit, now and later while the page lives. */
export function sweepExpired(): void {
  for (const [name, { until }] of Object.entries(sessionItems))
    if (typeof until === "number")
      for (const key of keysOf("session", name)) expireLater(key, until);
}

/** The timer of each item that will expire. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Removes an item once it is older than these minutes, while the page lives. */
export function expireLater(key: string, minutes: number): void {
  clearTimeout(timers.get(key));
  const leftMs = removeExpired(key, minutes);
  if (leftMs > 0) timers.set(key, setTimeout(expireLater, leftMs, key, minutes));
  else timers.delete(key);
}

/**
 * Removes the item if it has expired. Returns the milliseconds that it may still be kept, or 0. If the
 * clock was set back since, the item may be one of the near future.
 */
function removeExpired(key: string, minutes: number): number {
  const lifetimeMs = minutes * 60_000;
  const ageMs = systemClock() - writtenAt(readText("session", key) ?? "");
  if (Math.abs(ageMs) < lifetimeMs) return Math.min(lifetimeMs - ageMs, lifetimeMs);
  removeText("session", key);
  return 0;
}

/**
 * The time that the item itself contains, in milliseconds since the epoch. 0 if it contains none,
 * so that it counts as expired.
 */
function writtenAt(text: string): number {
  const value = fromJson(text);
  if (typeof value !== "object" || !value) return 0;
  const { savedAtMs, atMs }: { savedAtMs?: unknown; atMs?: unknown } = { ...value };
  return Number(savedAtMs ?? atMs ?? 0);
}
