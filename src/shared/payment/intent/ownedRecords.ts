import type * as z from "zod/mini";
import type { Clock } from "../../host/clock.ts";
import { storedKeys } from "../../host/storage.ts";
import type { FirstReleaseNote } from "./firstRelease.ts";
import { noteSecret } from "./keptLocks.ts";
import { lockKey, nameIn, type IntentName } from "./names.ts";
import {
  isUnshown,
  openRecord,
  recordStore,
  type RecordStore,
  type IntentRecord,
  type RecordAges,
} from "./record.ts";

export interface OwnedRecordsDeps<F> extends RecordAges {
  /** The schema of the facts that the widget stores in a record. */
  readonly facts: z.ZodMiniType<F>;
  /**
   * Whose intents these are: an account's id or `ownerOf` the session's token. Empty for a guest,
   * and never a token.
   */
  readonly owner: () => string;
  /**
   * Returns the part of another owner's record that concerns this owner. By default another owner's
   * record is ignored.
   */
  readonly ofAnother?: (record: IntentRecord<F>) => IntentRecord<F>;
  readonly clock: Clock;
  /**
   * Each owner's record has a key of its own, so nobody finds or overwrites another owner's.
   * `ofAnother` is then never called.
   */
  readonly hasOwnRecords?: boolean;
  /** Takes what release 1.0.0 has noted about this intent in this tab. */
  readonly firstRelease?: ((name: IntentName) => FirstReleaseNote<F> | null) | undefined;
  readonly newKey: () => string;
}

/** The records that the signed-in person may see, and where they are stored. */
export function createOwnedRecords<F>(deps: OwnedRecordsDeps<F>) {
  const { owner, clock, hasOwnRecords = false } = deps;
  const store = recordStore(deps.facts, deps);
  /**
   * The owner at the time when this widget began an attempt. After a new sign-in the same person
   * continues it.
   */
  const ownersAtBegin = new Map<string, string>();

  function placeOf(name: IntentName, whose: string): ReturnType<typeof lockKey> {
    return hasOwnRecords && whose ? `${lockKey(name)}@${whose}` : lockKey(name);
  }

  function read(name: IntentName): IntentRecord<F> | null {
    return readStored(name) ?? adopt(name);
  }

  function adopt(name: IntentName): IntentRecord<F> | null {
    const record = firstReleaseRecord(deps, name);
    if (record) store.write(placeOf(name, record.owner), record);
    return record;
  }

  function readStored(name: IntentName): IntentRecord<F> | null {
    const record = store.read(placeOf(name, owner()), clock());
    if (!hasOwnRecords)
      return !record || record.owner === owner() ? record : (deps.ofAnother?.(record) ?? null);
    return record ?? readUnplaced(name) ?? openRecord(attempted(name));
  }

  /** Reads a record of an earlier release, which had no key for each owner. */
  function readUnplaced(name: IntentName): IntentRecord<F> | null {
    const record = store.read(lockKey(name), clock());
    return record?.owner === owner() ? record : null;
  }

  function attempted(name: IntentName): IntentRecord<F> | null {
    const before = ownersAtBegin.get(lockKey(name));
    return before === undefined ? null : store.read(placeOf(name, before), clock());
  }

  function write(name: IntentName, record: IntentRecord<F>): void {
    const isShared = store.write(placeOf(name, record.owner), record);
    noteSecret(lockKey(name), !isShared && isUnshown(record));
  }

  function remove(name: IntentName): void {
    store.remove(placeOf(name, read(name)?.owner ?? owner()));
    noteSecret(lockKey(name), false);
  }

  return {
    read,
    readOwn(name: IntentName): IntentRecord<F> | null {
      const record = read(name);
      return hasOwnRecords || record?.owner === owner() ? record : null;
    },
    attempted,
    write,
    remove,
    /**
     * Writes a record over the earlier one. If storage is full, other tabs then still see the earlier
     * one, with the same key.
     */
    replace(name: IntentName, record: IntentRecord<F>): void {
      if (!store.read(placeOf(name, record.owner), clock())) remove(name);
      write(name, record);
    },
    /** Whether a record exists: of this owner, or of anybody if owners share their keys. */
    isKept: (name: IntentName): boolean =>
      (hasOwnRecords ? read(name) : store.read(lockKey(name), clock())) !== null,
    noteBegin: (name: IntentName): void => void ownersAtBegin.set(lockKey(name), owner()),
    /** Call at sign-out: the next person does not inherit open attempts of this widget. */
    forget: (): void => ownersAtBegin.clear(),
    /** Returns this owner's newest record whose name begins with these ids, and its full name. */
    latest: (name: IntentName) => latestOf(store, name, owner(), clock()),
  };
}

function latestOf<F>(store: RecordStore<F>, name: IntentName, owner: string, nowMs: number) {
  const beginning = lockKey(name);
  const found = storedKeys("local", beginning).flatMap((key) => {
    const [place = "", whose = ""] = key.split("@");
    if (place !== beginning && !place.startsWith(`${beginning}/`)) return [];
    const record = whose && whose !== owner ? null : store.read(key, nowMs);
    return record?.owner === owner ? [{ name: nameIn(place), record }] : [];
  });
  return found.reduce<(typeof found)[number] | null>(
    (newest, one) => (newest && newest.record.atMs >= one.record.atMs ? newest : one),
    null,
  );
}

/**
 * Continues an intent of release 1.0.0. Its own key is unknown, so it is looked up before a person
 * can send it again.
 */
function firstReleaseRecord<F>(
  { firstRelease, hasOwnRecords, owner, newKey, clock }: OwnedRecordsDeps<F>,
  name: IntentName,
): IntentRecord<F> | null {
  // A note has no owner, and belongs to whoever signs in to this tab.
  if (hasOwnRecords && !owner()) return null;
  const note = firstRelease?.(name);
  return note ? { ...note, key: newKey(), payload: "", owner: owner(), atMs: clock() } : null;
}
