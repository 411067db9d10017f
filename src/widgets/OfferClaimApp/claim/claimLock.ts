import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../../shared/host/storage.ts";

const keyOf = (offerId: string) => `offerClaim:${offerId}` as const;
const pendingClaim = z.object({ offerId: z.string() });

/**
 * The offers whose claim is in flight in this page: two widgets with one offer send one claim
 * (fault D1).
 */
const lockedOffers = new Set<string>();

/**
 * Whether a claim of this offer was sent and its outcome never arrived, also before a reload
 * (fault D4).
 */
export function isClaimPending(offerId: string): boolean {
  return readStored("session", keyOf(offerId), pendingClaim) !== null;
}

/**
 * Acquires the lock of an offer's claim synchronously. Returns a function that releases it, or null
 * if another widget holds it.
 */
export function acquireClaimLock(offerId: string): (() => void) | null {
  if (lockedOffers.has(offerId)) return null;
  lockedOffers.add(offerId);
  writeStored("session", keyOf(offerId), { offerId });
  return () => lockedOffers.delete(offerId);
}

/** Forgets the pending claim once its outcome is known. */
export function clearPendingClaim(offerId: string): void {
  removeText("session", keyOf(offerId));
}
