import * as z from "zod/mini";
import { fromJson, toJson } from "../../json/json.ts";
import { readText, removeText, storedKeys, writeText } from "../../host/storage.ts";
import { recordPrefix } from "./names.ts";

/**
 * How far an intent is. `sent`: it left, and its outcome is not known. `notFound`: it was looked up, and nothing shows it; a new
 * try of the same payload keeps its key, for a server that was only late. `paid`: it went through. `posUnconfirmed`: it was
 * charged, and the restaurant's system has not said so.
 */
export const phases = ["sent", "notFound", "paid", "posUnconfirmed"] as const;
export type Phase = (typeof phases)[number];

/** The stored record of an intent, for every tab of this browser: ids and amounts, nothing of the person and nothing of a card. */
export interface IntentRecord<F> {
  readonly phase: Phase;
  /** The idempotency key; also tells one intent of the same name from the next. */
  readonly key: string;
  /** Fingerprint of the payload under this key. */
  readonly payload: string;
  /** Whose intent it is: an account's id, or empty for a guest. */
  readonly owner: string;
  /** When the record was written, in ms since the epoch. */
  readonly atMs: number;
  /** The facts with which the widget looks the intent up and shows it: ids and amounts alone. */
  readonly facts: F;
}

/** Sent, and its outcome is not known. */
export function isPending({ phase }: { readonly phase: Phase }): boolean {
  return phase === "sent" || phase === "notFound";
}

function isTooOld(atMs: number, nowMs: number, maxAgeMs: number): boolean {
  // A clock that was set back makes a record of the future, which is fresh: its payment may still be open.
  return nowMs - atMs >= maxAgeMs;
}

/** Longer texts were not written here. */
const maxLength = 20_000;

const short = z.string().check(z.maxLength(128));

const age = z.object({ atMs: z.int() });

/** Removes the records of all intents that are too old to count, whoever wrote them, so that they never fill the host's storage. */
export function sweepRecords(nowMs: number, maxAgeMs: number): void {
  for (const key of storedKeys("local", recordPrefix)) {
    const record = age.safeParse(fromJson(readText("local", key) ?? ""));
    if (!record.success || isTooOld(record.data.atMs, nowMs, maxAgeMs)) removeText("local", key);
  }
}

export interface RecordStore<F> {
  /** The record under this key, of any owner; null where there is none. One that is broken or too old is removed. */
  read(key: string, nowMs: number): IntentRecord<F> | null;
  /** Returns true if other tabs can read it. */
  write(key: string, record: IntentRecord<F>): boolean;
  remove(key: string): void;
}

/** Records in localStorage, or in this page's memory where storage is refused. `maxAgeMs`: older ones count as none. */
export function recordStore<F>(facts: z.ZodMiniType<F>, maxAgeMs: number): RecordStore<F> {
  const schema = z.object({
    phase: z.enum(phases),
    key: short,
    payload: short,
    owner: short,
    atMs: z.int(),
    facts,
  });

  function parsed(text: string, nowMs: number): IntentRecord<F> | null {
    if (text.length > maxLength) return null;
    const { success, data } = schema.safeParse(fromJson(text));
    return success && !isTooOld(data.atMs, nowMs, maxAgeMs) ? data : null;
  }

  return {
    read(key, nowMs) {
      const text = readText("local", key);
      if (text === null) return null;
      const record = parsed(text, nowMs);
      if (!record) removeText("local", key);
      return record;
    },
    write: (key, record) => writeText("local", key, toJson(record)),
    remove: (key) => removeText("local", key),
  };
}
