import type * as z from "zod/mini";
import { fromJson, toJson } from "../api/json.ts";

import { inMemory, type StorageKind } from "./memoryStorage.ts";
import type { StoredKey } from "./storedItems.ts";

/**
 * The stored text, or the copy that this page keeps in memory if storage is refused. Null if there
 * is none.
 */
export function readText(kind: StorageKind, key: string): string | null {
  const remembered = inMemory[kind].get(key);
  if (remembered !== undefined) return remembered;
  try {
    return store(kind).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or keeps it in memory if storage refuses, is full or silently drops it. Returns
 * whether it survives the page.
 */
export function writeText(kind: StorageKind, key: StoredKey, value: string): boolean {
  try {
    store(kind).setItem(key, value);
    if (store(kind).getItem(key) === value) {
      inMemory[kind].delete(key);
      return true;
    }
  } catch {
    // The text is kept in memory below.
  }
  inMemory[kind].set(key, value);
  return false;
}

export function removeText(kind: StorageKind, key: string): void {
  inMemory[kind].delete(key);
  try {
    store(kind).removeItem(key);
  } catch {
    // Storage that cannot be reached contains nothing of the widgets.
  }
}

/** The stored keys that start with `prefix`, including those that this page keeps in memory. */
export function storedKeys(kind: StorageKind, prefix: string): string[] {
  const keys = new Set(inMemory[kind].keys());
  try {
    for (const key of Object.keys(store(kind))) keys.add(key);
  } catch {
    // Storage that cannot be reached contains nothing of the widgets.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}

/**
 * Whether other tabs can read what this page writes to localStorage. False if storage is refused,
 * full or silently drops what is written.
 */
export function isStorageShared(): boolean {
  const probe = "dining.probe";
  const isKept = writeText("local", probe, "1");
  removeText("local", probe);
  return isKept;
}

/**
 * Reads a stored value. A value that does not match the schema is removed, and the result is null.
 */
export function readStored<T>(kind: StorageKind, key: string, schema: z.ZodMiniType<T>): T | null {
  const text = readText(kind, key);
  if (text === null) return null;
  const result = schema.safeParse(fromJson(text));
  if (result.success) return result.data;
  removeText(kind, key);
  return null;
}

/**
 * Stores plain data as JSON. A `toJSON` method of the page has no effect. Returns whether the data
 * survives the page. Read it with `readStored`.
 */
export function writeStored(kind: StorageKind, key: StoredKey, value: unknown): boolean {
  return writeText(kind, key, toJson(value));
}

/** Calls `run` when another tab changes this key or clears the whole storage (`null`). */
export function onStorageChange(key: string, signal: AbortSignal, run: () => void): void {
  addEventListener("storage", (event) => (event.key === key || event.key === null) && run(), {
    signal,
  });
}

/** On a page without an origin, even reading the property throws. */
function store(kind: StorageKind): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
