import * as z from "zod/mini";
import { systemClock } from "../../host/clock.ts";
import { acquireLock, isLockedHere, type Lock } from "../../host/lock.ts";
import { lockKey, type IntentName } from "./names.ts";
import { openRecordMaxAgeMs, recordStore } from "./record.ts";

/** A write that moves no money and happens once over all tabs of the browser. */
export interface PendingWrite {
  /** Whether it was sent and its outcome is not known, by any tab and also before a reload. */
  isOpen(id: string): boolean;
  /** Whether a widget of this page is sending it. */
  isSending(id: string): boolean;
  /** Acquires the lock and writes the record. Null while another tab or widget is sending. */
  acquire(id: string): Promise<Lock | null>;
  /** Removes the record once the outcome is known. */
  settle(id: string): void;
}

/** The locks and records of one kind of writes. A record has an id and nothing of a person. */
export function createPendingWrite(kind: IntentName["kind"]): PendingWrite {
  const records = recordStore(z.object({}), { maxAgeMs: openRecordMaxAgeMs });
  const keyOf = (id: string) => lockKey({ kind, ids: [id] });

  return {
    isOpen: (id) => records.read(keyOf(id), systemClock()) !== null,
    isSending: (id) => isLockedHere(keyOf(id)),
    async acquire(id) {
      const lock = await acquireLock(keyOf(id));
      const atMs = systemClock();
      if (lock)
        records.write(keyOf(id), {
          phase: "sent",
          key: "",
          payload: "",
          owner: "",
          atMs,
          facts: {},
        });
      return lock;
    },
    settle: (id) => records.remove(keyOf(id)),
  };
}
