import { copy } from "./copy.ts";
import type { ClaimEvent } from "./events.ts";
import { complaintOf, ended } from "./answers.ts";
import { messageEnding } from "./serverMessage.ts";
import type { Claim, ClaimState } from "./state.ts";

/** Signing in leads to the claim; a refusal stays on sign-in with the server's words (A:L108, O25). */
export function signInSettled(
  claim: Claim,
  { outcome, nowMs }: Extract<ClaimEvent, { type: "signInAnswered" }>,
): ClaimState {
  if (outcome.ok)
    return { kind: "claiming", claim: { ...claim, isExistingUser: true }, isRepeat: false };
  const { problem } = outcome;
  const message = problem.kind === "rejected" ? problem.message : null;
  if (messageEnding(message, true) === "suspendedAccount")
    return ended("suspendedAccount", claim, null, message);
  const said = complaintOf(problem, nowMs);
  const isWordless = said.kind === "unexplained" || said.kind === "signInAgain";
  return {
    kind: "authentication",
    claim,
    complaint: isWordless ? { kind: "said", message: copy.wrongPassword } : said,
  };
}
