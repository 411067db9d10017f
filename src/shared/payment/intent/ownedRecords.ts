import type * as z from "zod/mini";
import type { Clock } from "../../host/clock.ts";
import { storedKeys } from "../../host/storage.ts";
import { lockKey, nameIn, type IntentName } from "./names.ts";
import { isOpenPhase, recordStore, type IntentRecord } from "./record.ts";

export interface OwnedRecordsStart<F> {
  /** The shape of what the widget keeps with a record. */
  readonly facts: z.ZodMiniType<F>;
  /** Whose intents these are: an account's id or `ownerOf` its session; empty for a guest. Never a token. */
  readonly owner: () => string;
  /** The part of another owner's record that concerns this one; left out: nothing. */
  readonly ofAnother?: (record: IntentRecord<F>) => IntentRecord<F>;
  readonly clock: Clock;
  /** Older records count as none, in milliseconds. */
  readonly maxAgeMs: number;
  /** The same for records whose outcome is open; defaults to `maxAgeMs`. */
  readonly openMaxAgeMs?: number;
  /** Each owner's record has a place of its own: nobody finds or overwrites another's. Then `ofAnother` is never asked. */
  readonly hasOwnRecords?: boolean;
}

/** The records that whoever is signed in may see, and where they are stored. */
export function createOwnedRecords<F>(start: OwnedRecordsStart<F>) {
  const { owner, clock, hasOwnRecords = false } = start;
  const store = recordStore(start.facts, start);
  /** Who was signed in when this widget began an attempt: a new sign-in of the same person goes on with it. */
  const ownersAtBegin = new Map<string, string>();

  function placeOf(name: IntentName, whose: string): ReturnType<typeof lockKey> {
    return hasOwnRecords && whose ? `${lockKey(name)}@${whose}` : lockKey(name);
  }

  function read(name: IntentName): IntentRecord<F> | null {
    const record = store.read(placeOf(name, owner()), clock());
    if (!hasOwnRecords)
      return !record || record.owner === owner() ? record : (start.ofAnother?.(record) ?? null);
    return record ?? readUnplaced(name) ?? readBegun(name);
  }

  /** A record that an earlier release has written, without a place for each owner. */
  function readUnplaced(name: IntentName): IntentRecord<F> | null {
    const record = store.read(lockKey(name), clock());
    return record?.owner === owner() ? record : null;
  }

  function readBegun(name: IntentName): IntentRecord<F> | null {
    const before = ownersAtBegin.get(lockKey(name));
    const record = before === undefined ? null : store.read(placeOf(name, before), clock());
    return record && isOpenPhase(record.phase) ? record : null;
  }

  return {
    read,
    readOwn(name: IntentName): IntentRecord<F> | null {
      const record = read(name);
      return hasOwnRecords || record?.owner === owner() ? record : null;
    },
    write(name: IntentName, record: IntentRecord<F>): void {
      store.write(placeOf(name, record.owner), record);
    },
    remove(name: IntentName): void {
      store.remove(placeOf(name, read(name)?.owner ?? owner()));
    },
    /** Whether there is a record: of this owner, or where owners share their places, of anybody. */
    isKept: (name: IntentName): boolean =>
      (hasOwnRecords ? read(name) : store.read(lockKey(name), clock())) !== null,
    noteBegin: (name: IntentName): void => void ownersAtBegin.set(lockKey(name), owner()),
    /** The person has signed out: open attempts of this widget are not taken for the next person's. */
    forget: (): void => ownersAtBegin.clear(),
    /** This owner's newest record whose name begins with these ids, with its whole name. */
    latest(name: IntentName) {
      const beginning = lockKey(name);
      const found = storedKeys("local", beginning).flatMap((key) => {
        const [place = "", whose = ""] = key.split("@");
        if (place !== beginning && !place.startsWith(`${beginning}/`)) return [];
        const record = whose && whose !== owner() ? null : store.read(key, clock());
        return record?.owner === owner() ? [{ name: nameIn(place), record }] : [];
      });
      return found.reduce<(typeof found)[number] | null>(
        (newest, one) => (newest && newest.record.atMs >= one.record.atMs ? newest : one),
        null,
      );
    },
  };
}
