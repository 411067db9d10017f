import type * as z from "zod/mini";
import { fromJson, toJson } from "../api/json.ts";

import { inMemory, type StorageKind } from "./memoryStorage.ts";
import type { StoredKey } from "./storedItems.ts";

/** The stored text, or what this page kept in memory where storage is refused; null where there is none. */
export function readText(kind: StorageKind, key: string): string | null {
  const remembered = inMemory[kind].get(key);
  if (remembered !== undefined) return remembered;
  try {
    return store(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; in memory where storage refuses, is full, or silently drops it. Says whether it outlives the page. */
export function writeText(kind: StorageKind, key: StoredKey, value: string): boolean {
  try {
    store(kind).setItem(key, value);
    if (store(kind).getItem(key) === value) {
      inMemory[kind].delete(key);
      return true;
    }
  } catch {
    // Kept below.
  }
  inMemory[kind].set(key, value);
  return false;
}

export function removeText(kind: StorageKind, key: string): void {
  inMemory[kind].delete(key);
  try {
    store(kind).removeItem(key);
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
}

/** The keys with this beginning, of what is stored and of what this page keeps in memory. */
export function storedKeys(kind: StorageKind, prefix: string): string[] {
  const keys = new Set(inMemory[kind].keys());
  try {
    for (const key of Object.keys(store(kind))) keys.add(key);
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Whether what this page writes to localStorage reaches the browser's other tabs: false where it is refused, full or silently dropped. */
export function isStorageShared(): boolean {
  const probe = "dining.probe";
  const isKept = writeText("local", probe, "1");
  removeText("local", probe);
  return isKept;
}

/** A stored value; garbage and values of an older shape are removed and count as none. */
export function readStored<T>(kind: StorageKind, key: string, schema: z.ZodMiniType<T>): T | null {
  const text = readText(kind, key);
  if (text === null) return null;
  const result = schema.safeParse(fromJson(text));
  if (result.success) return result.data;
  removeText(kind, key);
  return null;
}

/** Stores plain data as JSON, unaffected by `toJSON` methods of the page; returns whether it outlives the page. Read it with `readStored`. */
export function writeStored(kind: StorageKind, key: StoredKey, value: unknown): boolean {
  return writeText(kind, key, toJson(value));
}

/** Calls `run` when another tab changes this key, or clears everything (`null`). */
export function onStorageChange(key: string, signal: AbortSignal, run: () => void): void {
  addEventListener("storage", (event) => (event.key === key || event.key === null) && run(), {
    signal,
  });
}

/** A page without an origin throws already when the property is read. */
function store(kind: StorageKind): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
