import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";

/** What a reload or the way back from a bank's page needs (L1); nothing of the person. */
const kept = z.object({
  leadId: z.string().check(z.minLength(1)),
  businessName: z.string(),
  linkToken: z.nullable(z.string()),
  end: z.nullable(z.enum(["connected", "none", "unclear"])),
});

export type KeptLead = z.output<typeof kept>;

const key = "userFlow:lead";

export function keptLead(): KeptLead | null {
  return readStored("session", key, kept);
}

export function keepLead(lead: KeptLead): void {
  writeStored("session", key, lead);
}

export function forgetLead(): void {
  removeText("session", key);
}
