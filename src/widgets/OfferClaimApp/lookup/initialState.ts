import type { Outcome } from "../../../shared/api/outcome.ts";
import { claimAnswer, offerAnswer, type OfferAnswer } from "../../../shared/contracts/offers.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { normalizeCode } from "../../../shared/forms/code.ts";
import { claimSettled } from "../claim/claim.ts";
import { readClaimed } from "../claim/claimedRecord.ts";
import { claimOf, lookingUp, lookupSettled } from "./lookup.ts";
import { endingState, documentedEnding, endingData } from "../answers/answers.ts";
import type { ClaimState } from "../state.ts";
import { resumeOf } from "../verify/savedVerification.ts";

export interface InitialData {
  readonly offerCode: string;
  readonly claimCode: string | null;
  /** The answers that the host's server already has (A4.43–A4.46), unparsed. */
  readonly offerResponse: unknown;
  readonly claimResponse: unknown;
  readonly isSignedIn: boolean;
}

/**
 * The first state: the outcome of a preloaded answer, else the lookup, else the offer code form.
 */
export function initialState({
  offerCode,
  claimCode,
  offerResponse,
  claimResponse,
  isSignedIn,
}: InitialData): ClaimState {
  const code = normalizeCode(offerCode);
  const lookupAnswer = offerResponse === undefined ? null : parseOrNull(offerAnswer, offerResponse);
  const claimAnswered =
    claimResponse === undefined ? null : parseOrNull(claimAnswer, claimResponse);
  if (claimAnswered) {
    const offer = claimAnswered.offer ?? lookupAnswer?.offer ?? null;
    const outcome: Outcome<typeof claimAnswered> = { ok: true, value: claimAnswered };
    if (offer) {
      const claim = claimOf(
        { ...(lookupAnswer ?? claimAnswered), offer },
        code,
        claimCode,
        isSignedIn,
      );
      return claimSettled(
        { kind: "claiming", claim, isRepeat: false },
        { type: "claimAnswered", outcome, nowMs: 0 },
      );
    }
    const ending = documentedEnding(outcome, claimAnswered, isSignedIn);
    if (ending && ending !== "noAccount" && ending !== "claimedCode")
      return endingState(ending, {}, claimAnswered, claimAnswered.error);
    if (ending === "claimedCode" || !claimAnswered.error)
      return {
        kind: "success",
        isClaimError: ending === "claimedCode",
        signInBy: null,
        ...endingData({}, claimAnswered, null),
      };
  }
  const lookupState = lookingUp(code);
  if (!lookupAnswer || lookupState.kind !== "lookingUp")
    return lookupAnswer ? fromLookupAnswer(lookupAnswer, "", claimCode, isSignedIn) : lookupState;
  return fromLookupAnswer(lookupAnswer, code, claimCode, isSignedIn);
}

function fromLookupAnswer(
  answer: OfferAnswer,
  offerCode: string,
  claimCode: string | null,
  isSignedIn: boolean,
): ClaimState {
  const state = { kind: "lookingUp", attempt: 1, offerCode, isWithoutSession: false } as const;
  return lookupSettled(state, {
    type: "lookupAnswered",
    outcome: { ok: true, value: answer },
    isSignedIn,
    wasPending: false,
    claimCode,
    claimed: readClaimed(offerCode),
    resume: answer.offer && resumeOf(answer.offer.id),
    nowMs: 0,
    epochMs: systemClock(),
  });
}

function parseOrNull<T>(
  schema: { safeParse(raw: unknown): { success: boolean; data?: T } },
  raw: unknown,
): T | null {
  const result = schema.safeParse(raw);
  return result.success ? (result.data ?? null) : null;
}
