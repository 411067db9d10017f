import { isOutcomeUnknown } from "../../../shared/api/outcome.ts";
import { claimAnswer, offerAnswer } from "../../../shared/contracts/offers.ts";
import {
  answerError,
  formErrorOf,
  endingState,
  parseAnswer,
  documentedEnding,
  serverMessageOf,
  claimedState,
} from "../answers/answers.ts";
import type { ClaimEvent } from "../events.ts";
import { firstStep } from "../lookup/lookup.ts";
import type { Claim, ClaimState } from "../state.ts";

type Event<T extends ClaimEvent["type"]> = Extract<ClaimEvent, { type: T }>;
type Claiming = Extract<ClaimState, { kind: "claiming" }>;
type Unconfirmed = Extract<ClaimState, { kind: "unconfirmed" }>;

/**
 * The state after a claim's answer (A4.28–A4.36, A8.01–A8.10). An unknown outcome is never treated as a
 * failure: the offer is read again.
 */
export function claimSettled(
  { claim, isRepeat }: Claiming,
  { outcome, nowMs }: Event<"claimAnswered">,
): ClaimState {
  const fields = parseAnswer(outcome, claimAnswer);
  const ending = documentedEnding(outcome, fields, claim.isExistingUser);
  if (ending === "claimedCode") return claimedState(claim, fields, !isRepeat);
  if (ending === "prevClaimed" && isRepeat) return claimedState(claim, fields, false);
  if (ending === "noAccount") return { kind: "noAccount", claim };
  if (ending) return endingState(ending, claim, fields, serverMessageOf(outcome));
  if (outcome.ok) {
    const isRefused = outcome.value.error !== null || outcome.value.claimed === false;
    return isRefused
      ? { kind: "claimRefused", claim, formError: answerError(outcome, nowMs) }
      : claimedState(claim, fields, false);
  }
  if (isOutcomeUnknown(outcome.problem)) return { kind: "reconciling", claim };
  const formError = formErrorOf(outcome.problem, nowMs);
  const needsSignIn =
    outcome.problem.kind === "signed-out" ||
    (outcome.problem.kind === "rejected" && outcome.problem.status === 401);
  return needsSignIn
    ? { kind: "authentication", claim, formError }
    : { kind: "claimRefused", claim, formError };
}

/** The state after reading the offer again because a claim's outcome was unknown. */
export function reconciled(claim: Claim, { outcome }: Event<"reconcileAnswered">): ClaimState {
  const fields = parseAnswer(outcome, offerAnswer);
  const ending = documentedEnding(outcome, fields, claim.isExistingUser);
  if (fields?.claimed && !fields.used) return claimedState(claim, fields, false);
  if (ending === "prevClaimed") return claimedState(claim, fields, false);
  if (ending && ending !== "noAccount")
    return endingState(
      ending === "claimedCode" ? "prevClaimed" : ending,
      claim,
      fields,
      serverMessageOf(outcome),
    );
  return { kind: "unconfirmed", claim, answer: outcome.ok ? "unclaimed" : "none" };
}

/** Allows another claim only after a read that found none; after a reload the guest starts over. */
export function retryUnconfirmed({ claim, answer }: Unconfirmed): ClaimState {
  if (answer === "none") return { kind: "reconciling", claim };
  return claim.contact ? { kind: "claiming", claim, isRepeat: true } : firstStep(claim);
}
