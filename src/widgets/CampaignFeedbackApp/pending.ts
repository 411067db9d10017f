import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import type { Intent } from "./flow.ts";

const keyOf = (id: string): string => `campaignWrite:${id}`;

const marker: z.ZodMiniType<Intent> = z.union([
  z.object({ kind: z.literal("approve") }),
  z.object({
    kind: z.literal("change"),
    draft: z.string(),
    emailId: z.nullable(z.string()),
    message: z.string(),
    logged: z.number(),
  }),
]);

/** Campaigns that this page is writing to: two widgets of one campaign send one write at a time (faults D1). */
const underway = new Set<string>();

/** A write whose outcome never became known, also from before a reload (faults D4). */
export function pendingIntent(id: string): Intent | null {
  return underway.has(id) ? null : readStored("session", keyOf(id), marker);
}

/** Takes a campaign's one place to write, at once; null where it is taken. Gives back how to leave it. */
export function takePlace(id: string, intent: Intent): (() => void) | null {
  if (underway.has(id)) return null;
  underway.add(id);
  writeStored("session", keyOf(id), intent);
  return () => underway.delete(id);
}

/** The outcome is known. */
export function settle(id: string): void {
  removeText("session", keyOf(id));
}
