import { systemClock, type Clock } from "../../host/clock.ts";
import { isLockedElsewhere, isLockedHere, whenUnlocked } from "../../host/lock.ts";
import { randomId } from "../../host/randomId.ts";
import { isStorageShared } from "../../host/storage.ts";
import { sleep } from "../../host/timers.ts";
import { fingerprint } from "./fingerprint.ts";
import { createHeldLock } from "./heldLock.ts";
import { lockKey, type IntentName } from "./names.ts";
import { createOwnedRecords, type OwnedRecordsStart } from "./ownedRecords.ts";
import { isOpenPhase, sweepRecords, type IntentRecord } from "./record.ts";

export interface IntentsStart<F> extends Omit<OwnedRecordsStart<F>, "clock" | "maxAgeMs"> {
  /** Aborted when the widget is gone, which ends its lock. */
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
  readonly newKey?: () => string;
  /** Older records count as none, in milliseconds. */
  readonly maxAgeMs?: number;
}

/** The outcome of the same intent in another tab or widget, as far as this one can tell. */
export type Followed<F> =
  | { readonly outcome: "paid"; readonly record: IntentRecord<F> }
  /** The payment was refused or cancelled; nothing was charged. */
  | { readonly outcome: "notCharged" }
  /** The outcome has to be looked up at the server. */
  | { readonly outcome: "unknown" };

/** One widget's access to what all tabs of this browser know of their payments. */
export interface Intents<F> {
  /** This owner's record, or what `ofAnother` gives of another's; null where there is none or it is too old. */
  read(name: IntentName): IntentRecord<F> | null;
  /**
   * Takes the lock of what is paid; false where another tab or widget has it. It is kept until `release`, and asking again
   * for what is already held gives true. After it, `read` says whether an earlier try is still open.
   */
  acquire(name: IntentName): Promise<boolean>;
  /** Writes the record of a request that is about to leave; gives its idempotency key: an open try's own, so that nothing is sent beside it. */
  begin(name: IntentName, payload: unknown, facts: F): string;
  /** Whether the open attempt of this name is one of the same payload. */
  isSame(name: IntentName, payload: unknown): boolean;
  /** The payment went through. */
  settlePaid(name: IntentName, facts: F, phase?: "paid" | "posUnconfirmed"): void;
  /** The attempt that `begin` recorded never left: what was known before it holds again, an open outcome and its key included. */
  settleNotSent(name: IntentName): void;
  /** Nothing was charged: the record goes, and with it the key. */
  settleNotCharged(name: IntentName): void;
  /** The payment was looked up and not found. A new try may begin, and keeps the key while the payload is the same. */
  settleNotFound(name: IntentName): void;
  /** Ends the lock, if this widget has one. */
  release(): void;
  /** Keeps the lock as long as a request lasts, also when the widget is gone before its answer. */
  during<T>(request: Promise<T>): Promise<T>;
  /** Whether this widget has the lock: only then does it know enough to settle. */
  holds(name: IntentName): boolean;
  /** Whether the lock is with a widget of this very page. */
  isHere(name: IntentName): boolean;
  /** Who else has the lock: another widget of this very page, another tab, or nobody. */
  heldBy(name: IntentName): Promise<"here" | "elsewhere" | null>;
  /** This owner's newest record whose name begins with these ids, with its whole name. */
  latest(name: IntentName): { readonly name: IntentName; readonly record: IntentRecord<F> } | null;
  /** The person has signed out: open attempts of this widget are not taken for the next person's. */
  forget(): void;
  /** Waits until the lock is free, and resolves with the outcome of the intent; at once where it is free already. */
  follow(name: IntentName, signal: AbortSignal): Promise<Followed<F>>;
}

/** Restaurants use check numbers again, so an older record does not belong to a check that is open now. */
const twelveHoursMs = 12 * 3_600_000;

/** The delay, in milliseconds, after which a write before the release of a lock is visible in all tabs. */
const writtenLaterMs = 150;

function isPayloadOf({ key, payload }: IntentRecord<unknown>, other: unknown): boolean {
  return payload === fingerprint(key, other);
}

export function createIntents<F>(start: IntentsStart<F>): Intents<F> {
  const { owner, signal, clock = systemClock, newKey = randomId, maxAgeMs = twelveHoursMs } = start;
  sweepRecords(clock(), maxAgeMs);
  const records = createOwnedRecords({ ...start, clock, maxAgeMs });
  const { read, readOwn, write, remove } = records;
  const lock = createHeldLock(signal);
  /** The open record of each name before its last attempt. */
  const openBefore = new Map<string, IntentRecord<F> | null>();

  function readOpen(name: IntentName): IntentRecord<F> | null {
    const record = readOwn(name);
    return record && isOpenPhase(record.phase) ? record : null;
  }

  return {
    read,
    release: lock.release,
    during: lock.during,
    acquire: (name) => lock.acquire(lockKey(name)),
    isSame: (name, payload) => {
      const open = readOpen(name);
      return open !== null && isPayloadOf(open, payload);
    },
    begin(name, payload, facts) {
      const earlier = readOwn(name);
      const open = readOpen(name);
      const key = open?.key ?? newKey();
      openBefore.set(lockKey(name), open);
      if (earlier) remove(name);
      records.noteBegin(name);
      write(name, {
        phase: "sent",
        key,
        payload: fingerprint(key, payload),
        owner: owner(),
        atMs: clock(),
        facts,
      });
      return key;
    },
    settlePaid(name, facts, phase = "paid") {
      const record = read(name) ?? { key: newKey(), payload: "", owner: owner(), phase: "sent" };
      // A payment of another owner stays theirs, also if the session has changed while it was made.
      if (!isOpenPhase(record.phase) && record.owner !== owner()) return;
      const { key, payload, owner: payer } = record;
      write(name, { phase, key, payload, owner: payer, atMs: clock(), facts });
    },
    settleNotSent(name) {
      const before = openBefore.get(lockKey(name));
      remove(name);
      if (before) write(name, before);
    },
    settleNotCharged: remove,
    settleNotFound(name) {
      const open = readOwn(name);
      if (open?.phase === "sent") write(name, { ...open, phase: "notFound" });
    },
    holds: (name) => lock.holds(lockKey(name)),
    isHere: (name) => isLockedHere(lockKey(name)),
    async heldBy(name) {
      const key = lockKey(name);
      if (lock.holds(key)) return null;
      if (isLockedHere(key)) return "here";
      return (await isLockedElsewhere(key)) ? "elsewhere" : null;
    },
    latest: records.latest,
    forget: records.forget,
    async follow(name, signal) {
      const key = lockKey(name);
      await whenUnlocked(key, signal);
      await sleep(writtenLaterMs, signal);
      const record = read(name);
      if (!records.isKept(name) && isStorageShared()) return { outcome: "notCharged" };
      return record?.phase === "paid" || record?.phase === "posUnconfirmed"
        ? { outcome: "paid", record }
        : { outcome: "unknown" };
    },
  };
}
