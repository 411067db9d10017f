import * as z from "zod/mini";
import { fromJson, toJson } from "../../api/json.ts";
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

/** Sent, or found to be done, without any page having shown how it ended: it is looked at before anything else. */
export function isUnfinished<F extends { readonly isAnnounced: boolean }>(
  record: IntentRecord<F> | null,
): record is IntentRecord<F> {
  return record?.phase === "sent" || (record?.phase === "paid" && !record.facts.isAnnounced);
}

/** Longer texts were not written here. */
const maxLength = 20_000;

const short = z.string().check(z.maxLength(128));

const age = z.object({ atMs: z.int(), phase: z.string() });

/** Sent, and its outcome is not known. */
export function isOpenPhase(phase: string): boolean {
  return phase === "sent" || phase === "notFound";
}

/** The age in milliseconds from which a record counts as none. */
export interface RecordAges {
  readonly maxAgeMs: number;
  /** The same for a record whose outcome is open; defaults to `maxAgeMs`. */
  readonly openMaxAgeMs?: number | undefined;
}

/** Whether a record still counts. A clock that was set back makes a record of the future, which is fresh: its payment may still be open. */
function isFresh(
  { atMs, phase }: { readonly atMs: number; readonly phase: string },
  nowMs: number,
  { maxAgeMs, openMaxAgeMs = maxAgeMs }: RecordAges,
): boolean {
  return nowMs - atMs < (isOpenPhase(phase) ? openMaxAgeMs : maxAgeMs);
}

/** The age until which records of open outcomes are kept: 30 days. */
export const openRecordMaxAgeMs = 30 * 24 * 3_600_000;

/** Removes the records of all intents that are too old to count, whoever wrote them, so that they never fill the host's storage. */
export function sweepRecords(nowMs: number, maxAgeMs: number): void {
  const ages = { maxAgeMs, openMaxAgeMs: openRecordMaxAgeMs };
  for (const key of storedKeys("local", recordPrefix)) {
    const record = age.safeParse(fromJson(readText("local", key) ?? ""));
    if (!record.success || !isFresh(record.data, nowMs, ages)) removeText("local", key);
  }
}

export interface RecordStore<F> {
  /** The record under this key, of any owner; null where there is none. One that is broken or too old is removed. */
  read(key: string, nowMs: number): IntentRecord<F> | null;
  /** Returns true if other tabs can read it. */
  write(key: `dining.intent/${string}`, record: IntentRecord<F>): boolean;
  remove(key: string): void;
}

/** Records in localStorage, or in this page's memory where storage is refused. */
export function recordStore<F>(facts: z.ZodMiniType<F>, ages: RecordAges): RecordStore<F> {
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
    return success && isFresh(data, nowMs, ages) ? data : null;
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
