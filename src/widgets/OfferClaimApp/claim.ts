import { isUnknown } from "../../shared/api/outcome.ts";
import { claimAnswer, offerAnswer } from "../../shared/contracts/offers.ts";
import {
  complaintIn,
  complaintOf,
  ended,
  factsOf,
  meaningOf,
  messageOf,
  owned,
} from "./answers.ts";
import type { ClaimEvent } from "./events.ts";
import { firstStep } from "./lookup.ts";
import type { Claim, ClaimState } from "./state.ts";

type Event<T extends ClaimEvent["type"]> = Extract<ClaimEvent, { type: T }>;
type Claiming = Extract<ClaimState, { kind: "claiming" }>;
type Unconfirmed = Extract<ClaimState, { kind: "unconfirmed" }>;

/** How a claim ends (A:L108, A:L217). An unknown outcome is never called failed: the offer is read again. */
export function claimSettled(
  { claim, isRepeat }: Claiming,
  { outcome, nowMs }: Event<"claimAnswered">,
): ClaimState {
  const facts = factsOf(outcome, claimAnswer);
  const meaning = meaningOf(outcome, facts, claim.isExistingUser);
  if (meaning === "claimedCode") return owned(claim, facts, !isRepeat);
  if (meaning === "prevClaimed" && isRepeat) return owned(claim, facts, false);
  if (meaning === "noAccount") return { kind: "noAccount", claim };
  if (meaning) return ended(meaning, claim, facts, messageOf(outcome));
  if (outcome.ok) {
    const isRefused = outcome.value.error !== null || outcome.value.claimed === false;
    return isRefused
      ? { kind: "claimRefused", claim, complaint: complaintIn(outcome, nowMs) }
      : owned(claim, facts, false);
  }
  if (isUnknown(outcome.problem)) return { kind: "reconciling", claim };
  const complaint = complaintOf(outcome.problem, nowMs);
  const isSignInAsked =
    outcome.problem.kind === "signed-out" ||
    (outcome.problem.kind === "rejected" && outcome.problem.status === 401);
  return isSignInAsked
    ? { kind: "authentication", claim, complaint }
    : { kind: "claimRefused", claim, complaint };
}

/** The offer, read again after a claim of unknown outcome. */
export function reconciled(claim: Claim, { outcome }: Event<"reconcileAnswered">): ClaimState {
  const facts = factsOf(outcome, offerAnswer);
  const meaning = meaningOf(outcome, facts, claim.isExistingUser);
  if (facts?.claimed && !facts.used) return owned(claim, facts, false);
  if (meaning === "prevClaimed") return owned(claim, facts, false);
  if (meaning && meaning !== "noAccount")
    return ended(
      meaning === "claimedCode" ? "prevClaimed" : meaning,
      claim,
      facts,
      messageOf(outcome),
    );
  return { kind: "unconfirmed", claim, answer: outcome.ok ? "unclaimed" : "none" };
}

/** Only after a reading that found no claim may the claim be sent again; after a reload the guest is asked anew. */
export function triedAgain({ claim, answer }: Unconfirmed): ClaimState {
  if (answer === "none") return { kind: "reconciling", claim };
  return claim.contact ? { kind: "claiming", claim, isRepeat: true } : firstStep(claim);
}
