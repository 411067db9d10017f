import { expireLater } from "../../../shared/host/storedSweep.ts";
import * as z from "zod/mini";
import { steadyClock, systemClock } from "../../../shared/host/clock.ts";
import { sessionItems } from "../../../shared/host/storedItems.ts";
import { readStored, removeText, writeStored } from "../../../shared/host/storage.ts";
import type { Claim, ClaimState, SentCode } from "../state.ts";

/** Milliseconds that a started verification survives a reload, and that the page polls (A4.39). */
const lifetimeMs = sessionItems["offerVerification:{id}"].until * 60_000;

const keyOf = (offerId: string) => `offerVerification:${offerId}` as const;

const nullableText = z.nullable(z.string());

const savedVerification = z.object({
  kind: z.enum(["smsVerification", "altVerification"]),
  savedAtMs: z.number(),
  claim: z.object({
    token: nullableText,
    claimCode: nullableText,
    contact: z.object({ phone: nullableText, email: nullableText }),
    isExistingUser: z.boolean(),
    smsOptIn: z.boolean(),
    emailOptIn: z.boolean(),
  }),
});

type SavedVerification = z.output<typeof savedVerification>;

/**
 * Saves a started verification in the tab, because phones discard the page while the guest reads
 * the text message.
 */
export function saveVerification({ kind, claim }: SentCode & { kind: string }): void {
  writeStored("session", keyOf(claim.offer.id), {
    kind,
    savedAtMs: systemClock(),
    claim,
  });
  expireLater(keyOf(claim.offer.id), lifetimeMs / 60_000);
}

/**
 * Returns to the screen of a verification that was started in this tab in the last 30 minutes; null
 * if there is none.
 */
export function resumeOf(offerId: string): ((claim: Claim) => ClaimState) | null {
  const saved = readStored("session", keyOf(offerId), savedVerification);
  return saved && systemClock() < saved.savedAtMs + lifetimeMs
    ? (claim) => resumedState(claim, saved)
    : null;
}

export function forgetVerification(offerId: string): void {
  removeText("session", keyOf(offerId));
}

/**
 * The screen that the guest left, with the offer as it was just read. The guest can request another
 * code at once.
 */
function resumedState(
  claim: Claim,
  { kind, savedAtMs, claim: saved }: SavedVerification,
): ClaimState {
  const nowMs = steadyClock();
  const sentCode: SentCode = {
    claim: { ...claim, ...saved },
    resendAtMs: nowMs,
    alternativeAtMs: nowMs,
    resends: 0,
    refusedCodes: [],
    formError: null,
  };
  return kind === "altVerification"
    ? { ...sentCode, kind, untilMs: nowMs + savedAtMs + lifetimeMs - systemClock() }
    : { ...sentCode, kind };
}
