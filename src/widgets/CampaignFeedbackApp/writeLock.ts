import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import type { Intent } from "./flow.ts";

const keyOf = (id: string) => `campaignWrite:${id}` as const;

const storedIntent: z.ZodMiniType<Intent> = z.union([
  z.object({ kind: z.literal("approve") }),
  z.object({
    kind: z.literal("change"),
    draft: z.string(),
    emailId: z.nullable(z.string()),
    message: z.string(),
    logged: z.number(),
  }),
]);

/**
 * The campaigns with a write in flight in this page: two widgets of one campaign send one write
 * (fault D1).
 */
const lockedIds = new Set<string>();

/** A write whose outcome never arrived, even if it was sent before a reload (fault D4). */
export function pendingIntent(id: string): Intent | null {
  return lockedIds.has(id) ? null : readStored("session", keyOf(id), storedIntent);
}

/**
 * Acquires the write lock of a campaign synchronously. Returns a function that releases it, or null
 * if it is taken.
 */
export function acquireWriteLock(id: string, intent: Intent): (() => void) | null {
  if (lockedIds.has(id)) return null;
  lockedIds.add(id);
  writeStored("session", keyOf(id), intent);
  return () => lockedIds.delete(id);
}

/** Forgets the pending write once its outcome is known. */
export function clearPendingWrite(id: string): void {
  removeText("session", keyOf(id));
}
