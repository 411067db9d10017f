import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";

/** The data needed after a reload or a return from the bank's page (L1); no personal data. */
const storedLead = z.object({
  leadId: z.string().check(z.minLength(1)),
  businessName: z.string(),
  linkToken: z.nullable(z.string()),
  end: z.nullable(z.enum(["connected", "none", "unclear"])),
});

export type StoredLead = z.output<typeof storedLead>;

const storageKey = "userFlow:lead";

export function readLead(): StoredLead | null {
  return readStored("session", storageKey, storedLead);
}

export function writeLead(lead: StoredLead): void {
  writeStored("session", storageKey, lead);
}

export function removeLead(): void {
  removeText("session", storageKey);
}
