import * as z from "zod/mini";
import { dictionaryOf } from "../../shared/contracts/fields.ts";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";

const storageKey = "partnerDrafts";

const storedDrafts = z.object({
  /** The user whose drafts these are; another user who signs in here gets none of them. */
  owner: z.nullable(z.string()),
  drafts: dictionaryOf(dictionaryOf(z.unknown())),
});

type StoredDrafts = z.output<typeof storedDrafts>;
export type Draft = Readonly<Record<string, unknown>>;

/**
 * Unsaved input by form name. It survives a reload, a crash and an expired session, and is cleared
 * at logout.
 */
export interface Drafts {
  read(form: string): Draft | null;
  /** Writes a draft; an empty one is removed. */
  write(form: string, draft: Draft): void;
  /**
   * Drops all drafts unless they belong to this user; returns false if they belonged to another.
   */
  claim(owner: string | null): boolean;
  clear(): void;
}

export function createDrafts(): Drafts {
  const readAll = (): StoredDrafts =>
    readStored("session", storageKey, storedDrafts) ?? { owner: null, drafts: {} };

  function writeAll(stored: StoredDrafts): void {
    if (Object.keys(stored.drafts).length || stored.owner)
      writeStored("session", storageKey, stored);
    else removeText("session", storageKey);
  }

  return {
    read: (form) => readAll().drafts[form] ?? null,
    write(form, draft) {
      const { owner, drafts } = readAll();
      const { [form]: _before, ...otherDrafts } = drafts;
      writeAll({
        owner,
        drafts: Object.keys(draft).length ? { ...otherDrafts, [form]: { ...draft } } : otherDrafts,
      });
    },
    claim(owner) {
      const storedDrafts = readAll();
      const isSameOwner = storedDrafts.owner === null || storedDrafts.owner === owner;
      writeAll({ owner, drafts: isSameOwner ? storedDrafts.drafts : {} });
      return isSameOwner;
    },
    clear: () => removeText("session", storageKey),
  };
}
