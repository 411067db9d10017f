import { expiryOf, isExpired } from "../../../shared/time/expiry.ts";
import { offerAnswer } from "../../../shared/contracts/offers.ts";
import {
  endingData,
  formErrorOf,
  endingState,
  parseAnswer,
  documentedEnding,
  serverMessageOf,
  type AnswerFields,
} from "../answers/answers.ts";
import type { ClaimedRecord } from "../claim/claimedRecord.ts";
import type { ClaimEvent } from "../events.ts";
import type { Claim, ClaimState } from "../state.ts";

type LookupAnswered = Extract<ClaimEvent, { type: "lookupAnswered" }>;
type LookingUp = Extract<ClaimState, { kind: "lookingUp" }>;

export function lookingUp(offerCode: string): ClaimState {
  return offerCode
    ? { kind: "lookingUp", attempt: 1, offerCode, isWithoutSession: false }
    : { kind: "offerCode" };
}

/** The state after an offer lookup (A4.18, A4.19, O4, O13, O16, O17). */
export function lookupSettled(
  state: LookingUp,
  { outcome, isSignedIn, wasPending, claimCode, claimed, resume, nowMs, epochMs }: LookupAnswered,
): ClaimState {
  const { offerCode } = state;
  if (!outcome.ok && outcome.problem.kind === "signed-out") {
    return state.isWithoutSession
      ? { kind: "lookupFailed", offerCode, formError: { kind: "unreachable" } }
      : { ...state, attempt: state.attempt + 1, isWithoutSession: true };
  }
  const fields = parseAnswer(outcome, offerAnswer);
  const ending = documentedEnding(outcome, fields, isSignedIn);
  if (claimed && isStillClaimed(ending, fields, isSignedIn))
    return claimedAgain(claimed, offerCode, fields);
  if (ending && ending !== "noAccount")
    return endingState(
      ending === "claimedCode" ? "prevClaimed" : ending,
      {},
      fields,
      serverMessageOf(outcome),
    );
  if (fields?.claimed) return endingState("prevClaimed", {}, fields, null);
  if (!outcome.ok && !isUnknownCode(outcome.problem))
    return { kind: "lookupFailed", offerCode, formError: formErrorOf(outcome.problem, nowMs) };
  const message = serverMessageOf(outcome);
  if (!outcome.ok || !fields?.offer || message)
    return {
      kind: "lookupFailed",
      offerCode,
      formError:
        outcome.ok && message ? { kind: "serverMessage", message: message.slice(0, 300) } : null,
    };
  const claim = claimOf({ ...fields, offer: fields.offer }, offerCode, claimCode, isSignedIn);
  if (fields.offer.restrictToNewUsers && fields.isExistingUser)
    return endingState("returnUserNewUserOnly", claim, fields, null);
  if (wasPending) return { kind: "unconfirmed", claim, answer: "unclaimed" };
  if (isUnavailable(fields.offer, epochMs))
    return endingState(
      claim.isExistingUser ? "returnUserNoLongerAvailable" : "newUserNoLongerAvailable",
      claim,
      fields,
      null,
    );
  return resume ? resume(claim) : firstStep(claim);
}

/**
 * Whether this guest has claimed the offer: the server says so, or it knows the offer but cannot
 * tell, because the guest claimed without signing in.
 */
function isStillClaimed(
  ending: ReturnType<typeof documentedEnding>,
  fields: AnswerFields | null,
  isSignedIn: boolean,
): boolean {
  if (ending) return ending === "prevClaimed" || ending === "claimedCode";
  return Boolean(fields?.claimed || (fields?.offer && !isSignedIn));
}

/** The success of a claim before a reload. */
function claimedAgain(
  { atMs, isByEmail, signInBy }: ClaimedRecord,
  offerCode: string,
  fields: AnswerFields | null,
): ClaimState {
  const again = { offerCode, claimedAtMs: atMs, ...endingData({}, fields, null) };
  return isByEmail
    ? { kind: "emailClaimSuccess", email: null, ...again }
    : { kind: "success", isClaimError: false, signInBy, ...again };
}

/**
 * The statuses of an offer that cannot be claimed. An offer with an unknown status can be claimed.
 */
const endedStatus =
  /^(expired|ended|inactive|disabled|paused|suspended|closed|sold[ _-]?out|archived|cancell?ed|removed|deleted)$/i;

function isUnavailable({ status, expiration }: Claim["offer"], epochMs: number): boolean {
  return endedStatus.test(status?.trim() ?? "") || isExpired(expiryOf(expiration ?? {}), epochMs);
}

export function claimOf(
  answer: AnswerFields & { offer: Claim["offer"] },
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
    formError: null,
  };
}

function isUnknownCode(problem: { kind: string; status?: number | null }): boolean {
  return problem.kind === "rejected" && problem.status === 404;
}
