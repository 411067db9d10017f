import type { Outcome } from "../../shared/api/outcome.ts";
import { claimAnswer, offerAnswer, type OfferAnswer } from "../../shared/contracts/offers.ts";
import { normalizeCode } from "../../shared/forms/code.ts";
import { claimSettled } from "./claim.ts";
import { claimOf, lookingUp, lookupSettled } from "./lookup.ts";
import { ended, meaningOf, endingOf } from "./answers.ts";
import type { ClaimState } from "./state.ts";

export interface Start {
  readonly offerCode: string;
  readonly claimCode: string | null;
  /** Answers that the server already has (A:L111), as they came. */
  readonly offerResponse: unknown;
  readonly claimResponse: unknown;
  readonly isSignedIn: boolean;
}

/** The first state: a preloaded answer's outcome, else the lookup, else the form for a code. */
export function startState({
  offerCode,
  claimCode,
  offerResponse,
  claimResponse,
  isSignedIn,
}: Start): ClaimState {
  const code = normalizeCode(offerCode);
  const looked = offerResponse === undefined ? null : decoded(offerAnswer, offerResponse);
  const claimed = claimResponse === undefined ? null : decoded(claimAnswer, claimResponse);
  if (claimed) {
    const offer = claimed.offer ?? looked?.offer ?? null;
    const outcome: Outcome<typeof claimed> = { ok: true, value: claimed };
    if (offer) {
      const claim = claimOf({ ...(looked ?? claimed), offer }, code, claimCode, isSignedIn);
      return claimSettled(
        { kind: "claiming", claim, isRepeat: false },
        { type: "claimAnswered", outcome, nowMs: 0 },
      );
    }
    const meaning = meaningOf(outcome, claimed, isSignedIn);
    if (meaning && meaning !== "noAccount" && meaning !== "claimedCode")
      return ended(meaning, {}, claimed, claimed.error);
    if (meaning === "claimedCode" || !claimed.error)
      return {
        kind: "success",
        isClaimError: meaning === "claimedCode",
        ...endingOf({}, claimed, null),
      };
  }
  const first = lookingUp(code);
  if (!looked || first.kind !== "lookingUp")
    return looked ? preloaded(looked, "", claimCode, isSignedIn) : first;
  return preloaded(looked, code, claimCode, isSignedIn);
}

function preloaded(
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
    nowMs: 0,
  });
}

function decoded<T>(
  schema: { safeParse(raw: unknown): { success: boolean; data?: T } },
  raw: unknown,
): T | null {
  const result = schema.safeParse(raw);
  return result.success ? (result.data ?? null) : null;
}
