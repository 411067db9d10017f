import type { ClaimEvent } from "../events.ts";
import { formErrorOf, endingState } from "../answers/answers.ts";
import { messageEnding } from "../answers/serverMessage.ts";
import type { Claim, ClaimState } from "../state.ts";

/**
 * Continues with the claim, or stays on the sign-in form with the server's message (A4.27, A8.09, O25).
 */
export function signInSettled(
  claim: Claim,
  { outcome, nowMs }: Extract<ClaimEvent, { type: "signInAnswered" }>,
): ClaimState {
  if (outcome.ok)
    return { kind: "claiming", claim: { ...claim, isExistingUser: true }, isRepeat: false };
  const { problem } = outcome;
  const message = problem.kind === "rejected" ? problem.message : null;
  if (messageEnding(message, true) === "suspendedAccount")
    return endingState("suspendedAccount", claim, null, message);
  const formError = formErrorOf(problem, nowMs);
  const hasNoMessage = formError.kind === "unexplained" || formError.kind === "signInAgain";
  return {
    kind: "authentication",
    claim,
    formError: hasNoMessage ? { kind: "wrongPassword" } : formError,
  };
}
