import { lockKey, type IntentName } from "./names.ts";
import { openRecord, type IntentRecord } from "./record.ts";

/** The records that this widget's attempts have replaced, so that they can be restored. */
export class ReplacedRecords<F> {
  /** The open record of each name before its last attempt. */
  private readonly openOnes = new Map<string, IntentRecord<F> | null>();
  /** The settled record of each name before its open attempts. */
  private readonly settledOnes = new Map<string, IntentRecord<F>>();

  /** Call before an attempt. */
  note(name: IntentName, earlier: IntentRecord<F> | null): void {
    const open = openRecord(earlier);
    this.openOnes.set(lockKey(name), open);
    if (open) return;
    this.forget(name);
    if (earlier) this.settledOnes.set(lockKey(name), earlier);
  }

  open(name: IntentName): IntentRecord<F> | null {
    return this.openOnes.get(lockKey(name)) ?? null;
  }

  settled(name: IntentName): IntentRecord<F> | null {
    return this.settledOnes.get(lockKey(name)) ?? null;
  }

  /** Call once the attempt has gone through. */
  forget(name: IntentName): void {
    this.settledOnes.delete(lockKey(name));
  }
}
