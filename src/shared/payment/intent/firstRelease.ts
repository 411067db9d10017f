import type * as z from "zod/mini";
import { readStored, removeText } from "../../host/storage.ts";
import type { Phase } from "./record.ts";

/**
 * The state of an intent in release 1.0.0. That release noted it in sessionStorage, without a key
 * and an owner, so that a guest who reloads a page after the update is not charged again.
 */
export interface FirstReleaseNote<F> {
  readonly phase: Phase;
  readonly facts: F;
}

/** Reads and removes a note of 1.0.0. Null if there is none. */
export function takeFirstReleaseNote<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  const note = readStored("session", key, schema);
  removeText("session", key);
  return note;
}

/** The key of a note about something with these ids. */
export function firstReleaseKey(prefix: string, ids: readonly (string | number | null)[]): string {
  return prefix + ids.map((id) => encodeURIComponent(id ?? "")).join(".");
}
