import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";

const keyOf = (offerId: string): string => `offerClaim:${offerId}`;
const marker = z.object({ offerId: z.string() });

/** Claims that this page is waiting for: two widgets with one offer send one claim at a time (faults D1). */
const underway = new Set<string>();

/** Whether a claim of this offer was sent and its outcome never became known, also before a reload (faults D4). */
export function isPending(offerId: string): boolean {
  return readStored("session", keyOf(offerId), marker) !== null;
}

/** Takes the one place of an offer's claim, at once; null where it is taken. Gives back how to leave it. */
export function takePlace(offerId: string): (() => void) | null {
  if (underway.has(offerId)) return null;
  underway.add(offerId);
  writeStored("session", keyOf(offerId), { offerId });
  return () => underway.delete(offerId);
}

/** The outcome is known. */
export function settle(offerId: string): void {
  removeText("session", keyOf(offerId));
}
