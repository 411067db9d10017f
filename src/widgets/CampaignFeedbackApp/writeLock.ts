import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import type { Lock } from "../../shared/host/lock.ts";
import { createPendingWrite } from "../../shared/payment/intent/pendingWrite.ts";
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

const pendingWrite = createPendingWrite("approval");

/** A write of this tab whose outcome never arrived, also from before a reload (fault D4). */
export function pendingIntent(id: string): Intent | null {
  return pendingWrite.isSending(id) ? null : readStored("session", keyOf(id), storedIntent);
}

/** Whether any tab has sent a write whose outcome is not known. */
export const isWriteOpen = pendingWrite.isOpen;

/**
 * Acquires the write lock of a campaign over all tabs and widgets (fault D1). Null while another
 * one is sending.
 */
export async function acquireWriteLock(id: string, intent: Intent): Promise<Lock | null> {
  const lock = await pendingWrite.acquire(id);
  if (lock) writeStored("session", keyOf(id), intent);
  return lock;
}

/** Forgets the pending write once its outcome is known. */
export function clearPendingWrite(id: string): void {
  pendingWrite.settle(id);
  removeText("session", keyOf(id));
}
