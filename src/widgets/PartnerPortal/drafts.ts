import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";

const key = "partnerDrafts";

const kept = z.object({
  /** Whose they are: another person who signs in here gets none of them. */
  owner: z.nullable(z.string()),
  drafts: z.record(z.string(), z.record(z.string(), z.unknown())),
});

type Kept = z.output<typeof kept>;
export type Draft = Readonly<Record<string, unknown>>;

/** What was typed and is not saved yet, by form; survives a reload, a crash and the end of the session, but no logout. */
export interface Drafts {
  read(form: string): Draft | null;
  /** An empty draft is none. */
  write(form: string, draft: Draft): void;
  /** Drops everything unless it belongs to this person; false where it was somebody else's. */
  claim(owner: string | null): boolean;
  clear(): void;
}

export function createDrafts(): Drafts {
  const all = (): Kept => readStored("session", key, kept) ?? { owner: null, drafts: {} };

  function write(now: Kept): void {
    if (Object.keys(now.drafts).length || now.owner) writeStored("session", key, now);
    else removeText("session", key);
  }

  return {
    read: (form) => all().drafts[form] ?? null,
    write(form, draft) {
      const { owner, drafts } = all();
      const { [form]: _before, ...others } = drafts;
      write({
        owner,
        drafts: Object.keys(draft).length ? { ...others, [form]: { ...draft } } : others,
      });
    },
    claim(owner) {
      const now = all();
      const isOwn = now.owner === null || now.owner === owner;
      write({ owner, drafts: isOwn ? now.drafts : {} });
      return isOwn;
    },
    clear: () => removeText("session", key),
  };
}
