import { systemClock, type Clock } from "../../host/clock.ts";
import { isLockedElsewhere, isLockedHere, whenUnlocked } from "../../host/lock.ts";
import { randomId } from "../../host/randomId.ts";
import { isStorageShared } from "../../host/storage.ts";
import { sleep } from "../../host/timers.ts";
import { fingerprint } from "./fingerprint.ts";
import { createHeldLock } from "./heldLock.ts";
import { isLockKept, whenLockKept } from "./keptLocks.ts";
import { lockKey, type IntentName } from "./names.ts";
import { createOwnedRecords, type OwnedRecordsDeps } from "./ownedRecords.ts";
import {
  firstSentMs,
  isKeyForgotten,
  isOpenPhase,
  openRecord,
  sweepRecords,
  type IntentRecord,
} from "./record.ts";
import { ReplacedRecords } from "./replacedRecords.ts";
import { variantsWith } from "./sentBodies.ts";

export interface IntentsDeps<F> extends Omit<OwnedRecordsDeps<F>, "clock" | "maxAgeMs" | "newKey"> {
  /** Aborted when the widget unmounts, which releases its lock. */
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
  readonly newKey?: () => string;
  /** Records older than this many milliseconds are ignored. */
  readonly maxAgeMs?: number;
}

/** One widget's access to the locks and records that all tabs of this browser share. */
export interface Intents<F> {
  /**
   * Returns this owner's record, or the part of another owner's record that `ofAnother` returns.
   * Null if there is none or it is too old.
   */
  read(name: IntentName): IntentRecord<F> | null;
  /**
   * Acquires the lock of an intent. Resolves to false if another tab or widget has it, and to true
   * if this widget has it already. The lock is kept until `release`. After that, `read` tells
   * whether an earlier attempt is still open.
   */
  acquire(name: IntentName): Promise<boolean>;
  /**
   * Writes the record of a request that is about to be sent, and returns its idempotency key. An
   * open attempt keeps its key, so that nothing is sent beside it. `source`: the part of the body that
   * may differ in a second attempt.
   */
  begin(name: IntentName, payload: unknown, facts: F, source?: string): string;
  /** Whether the open attempt of this name has the same payload. */
  isSame(name: IntentName, payload: unknown): boolean;
  /**
   * Whether the server may have forgotten the key of the open attempt, which was sent first a day ago.
   * What is sent under it then is another request to the server.
   */
  isKeyForgotten(name: IntentName): boolean;
  /**
   * Gives the open attempt another key, under which anything may be sent next. Its outcome stays
   * unknown. Call when everything under a forgotten key was refused, which the server would repeat.
   */
  renewKey(name: IntentName, facts: F): void;
  /**
   * The payment went through. `record` is the one that it settles, by default that of the person who
   * is signed in.
   */
  settlePaid(
    name: IntentName,
    facts: F,
    phase?: "paid" | "posUnconfirmed",
    record?: IntentRecord<F> | null,
  ): void;
  /** The record of this widget's last attempt, whoever is signed in by now. Null if there is none. */
  attempted(name: IntentName): IntentRecord<F> | null;
  /**
   * The attempt that `begin` recorded was never sent. The record before it is restored, with its
   * key if its outcome is open. An open one is written over the attempt: full storage then keeps what
   * it has of both.
   */
  settleNotSent(name: IntentName): void;
  /**
   * Nothing was charged. Removes the record and its key, and restores that of an earlier intent which
   * it has replaced.
   */
  settleNotCharged(name: IntentName): void;
  /**
   * The server has asked for a sign-in, and has carried nothing out. A new attempt may begin, and
   * keeps the key if the payload is the same.
   */
  settleNotFound(name: IntentName): void;
  /** Releases the lock if this widget has it. */
  release(): void;
  /** Keeps the lock until the request ends, even if the widget unmounts before its answer. */
  during<T>(request: Promise<T>): Promise<T>;
  /** Whether this widget has the lock. Without it, the widget does not know enough to settle. */
  holds(name: IntentName): boolean;
  /** Whether a widget of this page has the lock. */
  isHere(name: IntentName): boolean;
  /** Who else has the lock: another widget of this page, another tab, or nobody. */
  heldBy(name: IntentName): Promise<"here" | "elsewhere" | null>;
  /** Returns this owner's newest record whose name begins with these ids, and its full name. */
  latest(name: IntentName): { readonly name: IntentName; readonly record: IntentRecord<F> } | null;
  /** Call at sign-out: the next person does not inherit open attempts of this widget. */
  forget(): void;
  /** Resolves when no other tab or widget has the lock, or when `signal` is aborted. */
  whenFree(name: IntentName, signal: AbortSignal): Promise<void>;
  /**
   * Waits until the other tab or widget has released the lock. Resolves to true if it has certainly
   * charged nothing: its record is gone, or the one before it is there again, and all tabs share one
   * storage. `isKnown`: whether the person knows of what a record says.
   */
  isUnchargedElsewhere(
    name: IntentName,
    signal: AbortSignal,
    isKnown?: (record: IntentRecord<F>) => boolean,
  ): Promise<boolean>;
}

/**
 * Restaurants reuse check numbers, so an older record does not belong to a check that is open now.
 */
const twelveHoursMs = 12 * 3_600_000;

/** Milliseconds until all tabs see what was written before a lock was released. */
const writtenLaterMs = 150;

/** A note of release 1.0.0, or a renewed key, does not say what was sent: it may be anything. */
function isPayloadOf(open: IntentRecord<unknown> | null, other: unknown): boolean {
  return open !== null && (open.payload === "" || open.payload === fingerprint(open.key, other));
}

async function heldBy(key: string): Promise<"here" | "elsewhere" | null> {
  if (isLockKept(key)) return null;
  if (isLockedHere(key)) return "here";
  return (await isLockedElsewhere(key)) ? "elsewhere" : null;
}

async function whenFree(key: string, leaving: AbortSignal): Promise<void> {
  await Promise.race([whenUnlocked(key, leaving), whenLockKept(key)]);
}

/**
 * Waits until the other tab or widget has released the lock. Resolves to true if this page sees what
 * the other one has written: before there was room, it is in the other's memory alone.
 */
async function isSharedUntilFree(key: string, signal: AbortSignal): Promise<boolean> {
  const wasShared = isStorageShared();
  await whenFree(key, signal);
  await sleep(writtenLaterMs, signal);
  return wasShared && isStorageShared();
}

export function createIntents<F>(deps: IntentsDeps<F>): Intents<F> {
  const { owner, signal, clock = systemClock, newKey = randomId, maxAgeMs = twelveHoursMs } = deps;
  sweepRecords(clock(), maxAgeMs);
  const records = createOwnedRecords({ ...deps, clock, newKey, maxAgeMs });
  const { read, readOwn, write, remove } = records;
  const lock = createHeldLock(signal);
  const replaced = new ReplacedRecords<F>();

  function settleNotCharged(name: IntentName): void {
    remove(name);
    const settled = replaced.settled(name);
    if (settled) write(name, settled);
  }

  const readOpen = (name: IntentName): IntentRecord<F> | null => openRecord(readOwn(name));

  return {
    read,
    release: lock.release,
    during: lock.during,
    acquire: (name) => lock.acquire(lockKey(name)),
    isSame: (name, payload) => isPayloadOf(readOpen(name), payload),
    begin(name, payload, facts, source = "") {
      const earlier = readOwn(name);
      const open = openRecord(earlier);
      const key = open?.key ?? newKey();
      replaced.note(name, earlier);
      records.replace(name, {
        phase: "sent",
        key,
        payload: fingerprint(key, payload),
        variants: variantsWith(open, key, source),
        owner: owner(),
        atMs: clock(),
        sinceMs: open ? firstSentMs(open) : clock(),
        facts,
      });
      records.noteBegin(name);
      return key;
    },
    isKeyForgotten: (name) => isKeyForgotten(readOpen(name), clock()),
    renewKey(name, facts) {
      const open = readOpen(name);
      if (open) write(name, { ...open, key: newKey(), payload: "", variants: [], facts });
    },
    attempted: records.attempted,
    settlePaid(name, facts, phase = "paid", settled = null) {
      const known = settled ?? read(name);
      const record = known ?? { key: newKey(), payload: "", owner: owner(), phase: "sent" };
      // A payment of another owner stays theirs, even if the session changed during it.
      if (!settled && !isOpenPhase(record.phase) && record.owner !== owner()) return;
      replaced.forget(name);
      const { key, payload, owner: payer } = record;
      const { variants } = known ?? {};
      write(name, { phase, key, payload, variants, owner: payer, atMs: clock(), facts });
    },
    settleNotSent(name) {
      const open = replaced.open(name);
      if (open) records.replace(name, open);
      else settleNotCharged(name);
    },
    settleNotCharged,
    settleNotFound(name) {
      const open = readOwn(name);
      if (open?.phase === "sent") write(name, { ...open, phase: "notFound" });
    },
    holds: (name) => lock.holds(lockKey(name)),
    isHere: (name) => isLockedHere(lockKey(name)) && !isLockKept(lockKey(name)),
    heldBy: async (name) => (lock.holds(lockKey(name)) ? null : heldBy(lockKey(name))),
    latest: records.latest,
    forget: records.forget,
    whenFree: (name, leaving) => whenFree(lockKey(name), leaving),
    async isUnchargedElsewhere(name, signal, isKnown = () => false) {
      const isShared = await isSharedUntilFree(lockKey(name), signal);
      const record = read(name);
      return isShared && (record ? isKnown(record) : !records.isKept(name));
    },
  };
}
