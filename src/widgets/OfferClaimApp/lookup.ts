import { offerAnswer } from "../../shared/contracts/offers.ts";
import { complaintOf, ended, factsOf, meaningOf, messageOf, type Facts } from "./answers.ts";
import type { ClaimEvent } from "./events.ts";
import type { Claim, ClaimState } from "./state.ts";

type Answered = Extract<ClaimEvent, { type: "lookupAnswered" }>;
type LookingUp = Extract<ClaimState, { kind: "lookingUp" }>;

export function lookingUp(offerCode: string): ClaimState {
  return offerCode
    ? { kind: "lookingUp", attempt: 1, offerCode, isWithoutSession: false }
    : { kind: "offerCode" };
}

/** Where a looked-up offer leads (A:L105, O4, O13, O16, O17). */
export function lookupSettled(
  state: LookingUp,
  { outcome, isSignedIn, wasPending, claimCode, nowMs }: Answered,
): ClaimState {
  const { offerCode } = state;
  if (!outcome.ok && outcome.problem.kind === "signed-out") {
    return state.isWithoutSession
      ? { kind: "lookupFailed", offerCode, complaint: { kind: "unreachable" } }
      : { ...state, attempt: state.attempt + 1, isWithoutSession: true };
  }
  const facts = factsOf(outcome, offerAnswer);
  const meaning = meaningOf(outcome, facts, isSignedIn);
  if (meaning && meaning !== "noAccount")
    return ended(
      meaning === "claimedCode" ? "prevClaimed" : meaning,
      {},
      facts,
      messageOf(outcome),
    );
  if (facts?.claimed) return ended("prevClaimed", {}, facts, null);
  if (!outcome.ok && !isUnrecognized(outcome.problem))
    return { kind: "lookupFailed", offerCode, complaint: complaintOf(outcome.problem, nowMs) };
  const message = messageOf(outcome);
  if (!outcome.ok || !facts?.offer || message)
    return {
      kind: "lookupFailed",
      offerCode,
      complaint: outcome.ok && message ? { kind: "said", message: message.slice(0, 300) } : null,
    };
  const claim = claimOf({ ...facts, offer: facts.offer }, offerCode, claimCode, isSignedIn);
  if (facts.offer.restrictToNewUsers && facts.isExistingUser)
    return ended("returnUserNewUserOnly", claim, facts, null);
  return wasPending ? { kind: "unconfirmed", claim, answer: "unclaimed" } : firstStep(claim);
}

export function claimOf(
  answer: Facts & { offer: Claim["offer"] },
  offerCode: string,
  claimCode: string | null,
  isSignedIn: boolean,
): Claim {
  return {
    offer: answer.offer,
    offerCode,
    claimCode,
    token: null,
    contact: null,
    isExistingUser: answer.isExistingUser ?? isSignedIn,
    smsOptIn: false,
    emailOptIn: false,
    isPhoneOnly: false,
    tiers: answer.tiers,
    shareUrl: answer.shareUrl ?? answer.offer.group?.shareUrl ?? null,
    enterprise: answer.enterprise ?? null,
  };
}

export function firstStep(claim: Claim): ClaimState {
  return {
    kind: claim.offer.additionalCodeRequired ? "claimCode" : "emailInput",
    claim,
    complaint: null,
  };
}

function isUnrecognized(problem: { kind: string; status?: number | null }): boolean {
  return problem.kind === "rejected" && problem.status === 404;
}
