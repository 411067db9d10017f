import * as z from "zod/mini";
import { steadyClock, systemClock } from "../../../shared/host/clock.ts";
import { readStored, removeText, writeStored } from "../../../shared/host/storage.ts";
import type { Claim, ClaimState, SentCode } from "../state.ts";

/** How long a started verification survives a reload, in milliseconds. */
const lifetimeMs = 30 * 60_000;

const keyOf = (offerId: string): string => `offerVerification:${offerId}`;

const nullableText = z.nullable(z.string());

const savedVerification = z.object({
  kind: z.enum(["smsVerification", "altVerification"]),
  savedAtMs: z.number(),
  /** Milliseconds from saving to the times of the state. */
  resendInMs: z.number(),
  pollingEndsInMs: z.number(),
  claim: z.object({
    token: nullableText,
    claimCode: nullableText,
    contact: z.object({ phone: nullableText, email: nullableText }),
    isExistingUser: z.boolean(),
    isPhoneOnly: z.boolean(),
    smsOptIn: z.boolean(),
    emailOptIn: z.boolean(),
  }),
});

type SavedVerification = z.output<typeof savedVerification>;

/**
 * Saves a started verification in the tab, because phones discard the page while the guest reads
 * the text message.
 */
export function saveVerification(state: SentCode & { kind: string; untilMs?: number }): void {
  const { claim, resendAtMs, untilMs } = state;
  const { token, claimCode, contact, isExistingUser, isPhoneOnly, smsOptIn, emailOptIn } = claim;
  const nowMs = steadyClock();
  writeStored("session", keyOf(claim.offer.id), {
    kind: state.kind,
    savedAtMs: systemClock(),
    resendInMs: resendAtMs - nowMs,
    pollingEndsInMs: (untilMs ?? nowMs) - nowMs,
    claim: { token, claimCode, contact, isExistingUser, isPhoneOnly, smsOptIn, emailOptIn },
  });
}

/**
 * Returns to the screen of a verification that was started in this tab in the last 30 minutes; null
 * if there is none.
 */
export function resumeOf(offerId: string): ((claim: Claim) => ClaimState) | null {
  const saved = readVerification(offerId);
  return saved && ((claim) => resumedState(claim, saved));
}

function readVerification(offerId: string): SavedVerification | null {
  const saved = readStored("session", keyOf(offerId), savedVerification);
  if (!saved) return null;
  const ageMs = systemClock() - saved.savedAtMs;
  if (ageMs >= 0 && ageMs < lifetimeMs) return saved;
  forgetVerification(offerId);
  return null;
}

export function forgetVerification(offerId: string): void {
  removeText("session", keyOf(offerId));
}

/** The screen that the guest left, with its times on the clock of this page. */
function resumedState(
  claim: Claim,
  { kind, savedAtMs, resendInMs, pollingEndsInMs, claim: saved }: SavedVerification,
): ClaimState {
  const savedSteadyMs = steadyClock() - (systemClock() - savedAtMs);
  const resendAtMs = savedSteadyMs + resendInMs;
  const sentCode: SentCode = {
    claim: { ...claim, ...saved },
    resendAtMs,
    alternativeAtMs: resendAtMs,
    resends: 0,
    refusedCodes: [],
    formError: null,
  };
  return kind === "altVerification"
    ? { ...sentCode, kind, untilMs: savedSteadyMs + pollingEndsInMs }
    : { ...sentCode, kind };
}
