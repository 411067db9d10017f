import * as z from "zod/mini";
import { fromJson, toJson } from "../../api/json.ts";
import { readText, removeText, storedKeys, writeText } from "../../host/storage.ts";
import { recordPrefix } from "./names.ts";

/**
 * The phase of an intent. `sent`: it was sent, and its outcome is unknown. `notFound`: it was
 * looked up and not found, and a new attempt with the same payload keeps its key in case the server
 * was only late. `paid`: it went through. `posUnconfirmed`: it was charged, but the restaurant's
 * system has not confirmed it.
 */
export const phases = ["sent", "notFound", "paid", "posUnconfirmed"] as const;
export type Phase = (typeof phases)[number];

/**
 * The stored record of an intent, which every tab of this browser can read: ids and amounts, no
 * personal data and no card data.
 */
export interface IntentRecord<F> {
  readonly phase: Phase;
  /** The idempotency key. It also tells one intent from the next of the same name. */
  readonly key: string;
  /** The fingerprint of the payload that was sent under this key. */
  readonly payload: string;
  /**
   * The fingerprints of the sources that were sent under this key. A record of an earlier release
   * does not say them.
   */
  readonly variants?: readonly string[] | undefined;
  /** Whose intent it is: an account's id, or empty for a guest. */
  readonly owner: string;
  /** When the record was written, in milliseconds since the epoch. */
  readonly atMs: number;
  /**
   * When the first attempt under this key was made, in milliseconds since the epoch. A record of an
   * earlier release does not say it.
   */
  readonly sinceMs?: number | undefined;
  /** Ids and amounts with which the widget looks the intent up and shows it. */
  readonly facts: F;
}

/**
 * Whether the intent was sent or done, and no page has shown its end yet. Such a record is shown
 * before anything else.
 */
export function isUnfinished<F extends { readonly isAnnounced: boolean }>(
  record: IntentRecord<F> | null,
): record is IntentRecord<F> {
  return record?.phase === "sent" || (record?.phase === "paid" && !record.facts.isAnnounced);
}

/**
 * A longer text is not one of the widgets. The longest that they write names 500 payments by ids of
 * 128 characters, eight bodies and a receipt.
 */
const maxLength = 100_000;

const short = z.string().check(z.maxLength(128));

const age = z.object({ atMs: z.int(), phase: z.string(), facts: z.optional(z.unknown()) });

/** The intent was sent, and its outcome is unknown. */
export function isOpenPhase(phase: string): boolean {
  return phase === "sent" || phase === "notFound";
}

/** The record if the outcome of its intent is unknown. */
export function openRecord<F>(record: IntentRecord<F> | null): IntentRecord<F> | null {
  return record && isOpenPhase(record.phase) ? record : null;
}

/** The facts of an intent whose outcome is unknown. Null if there is none. */
export function openFactsIn<F>(record: IntentRecord<F> | null): F | null {
  return openRecord(record)?.facts ?? null;
}

/** The part of a record by which its age counts. */
interface Aged {
  readonly atMs: number;
  readonly phase: string;
  readonly facts?: unknown;
}

/** Whether no page has shown how the intent has ended. */
export function isUnshown({ phase, facts }: Omit<Aged, "atMs">): boolean {
  const isAnnounced = typeof facts === "object" && facts && Reflect.get(facts, "isAnnounced");
  return isOpenPhase(phase) || isAnnounced === false;
}

/** The age in milliseconds from which a record is ignored. */
export interface RecordAges {
  readonly maxAgeMs: number;
  /** The same limit for a record whose outcome is open. Defaults to `maxAgeMs`. */
  readonly openMaxAgeMs?: number | undefined;
  /** The same limit for a success that no page has shown. Defaults to `maxAgeMs`. */
  readonly unshownMaxAgeMs?: number | undefined;
}

/**
 * Whether a record still counts. A record dated in the future counts as fresh, because the clock
 * was set back and its payment may still be open.
 */
function isFresh(
  record: Aged,
  nowMs: number,
  { maxAgeMs, openMaxAgeMs = maxAgeMs, unshownMaxAgeMs = maxAgeMs }: RecordAges,
): boolean {
  const ageMs = nowMs - record.atMs;
  if (isOpenPhase(record.phase)) return ageMs < openMaxAgeMs;
  return ageMs < (isUnshown(record) ? unshownMaxAgeMs : maxAgeMs);
}

/** Milliseconds until a record with an open outcome is removed: 30 days. */
export const openRecordMaxAgeMs = 30 * 24 * 3_600_000;

/**
 * The ages of what is bought, ordered or refunded: as long as the person may not know how it ended,
 * it is not begun anew.
 */
export const unfinishedAges = {
  openMaxAgeMs: openRecordMaxAgeMs,
  unshownMaxAgeMs: openRecordMaxAgeMs,
} as const;

/** Milliseconds for which every server knows a key. */
const keyLifetimeMs = 24 * 3_600_000;

/** When the first attempt under the record's key was made. */
export function firstSentMs({ sinceMs, atMs }: IntentRecord<unknown>): number {
  return sinceMs ?? atMs;
}

/** Whether a server may have forgotten the key, so that the same request is another one to it. */
export function isKeyForgotten(record: IntentRecord<unknown> | null, nowMs: number): boolean {
  return record !== null && nowMs - firstSentMs(record) >= keyLifetimeMs;
}

/** Removes all records that are too old, so that they never fill the host's storage. */
export function sweepRecords(nowMs: number, maxAgeMs: number): void {
  const ages = { maxAgeMs, ...unfinishedAges };
  for (const key of storedKeys("local", recordPrefix)) {
    const record = age.safeParse(fromJson(readText("local", key) ?? ""));
    if (!record.success || !isFresh(record.data, nowMs, ages)) removeText("local", key);
  }
}

export interface RecordStore<F> {
  /**
   * Returns the record under this key, whoever owns it. Null if there is none. Removes a record
   * that is broken or too old.
   */
  read(key: string, nowMs: number): IntentRecord<F> | null;
  /** Returns true if other tabs can read the record. */
  write(key: `dining.intent/${string}`, record: IntentRecord<F>): boolean;
  remove(key: string): void;
}

/** Stores records in localStorage, or in this page's memory if storage is refused. */
export function recordStore<F>(facts: z.ZodMiniType<F>, ages: RecordAges): RecordStore<F> {
  const schema = z.object({
    phase: z.enum(phases),
    key: short,
    payload: short,
    variants: z.optional(z.array(short)),
    owner: short,
    atMs: z.int(),
    sinceMs: z.optional(z.int()),
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
