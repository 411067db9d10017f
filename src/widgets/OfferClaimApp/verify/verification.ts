import { verificationAnswer, type VerificationAnswer } from "../../../shared/contracts/offers.ts";
import {
  answerError,
  endingState,
  parseAnswer,
  documentedEnding,
  serverMessageOf,
} from "../answers/answers.ts";
import { saysWrongCode } from "../../../shared/forms/code.ts";
import { isEmailOnly, type Contact } from "../contact/contact.ts";
import type { ClaimEvent } from "../events.ts";
import type { Claim, ClaimState, FormError, SentCode } from "../state.ts";

/** Milliseconds that the page polls for the guest's text message (A4.39). */
export const pollingLimitMs = 30 * 60_000;

type Event<T extends ClaimEvent["type"]> = Extract<ClaimEvent, { type: T }>;

/** The final state after a documented refusal. Null if the guest can try again. */
function refusalEnding(outcome: Event<"sendAnswered">["outcome"], claim: Claim): ClaimState | null {
  const fields = parseAnswer(outcome, verificationAnswer);
  const ending = documentedEnding(outcome, fields, claim.isExistingUser);
  if (!ending) return null;
  return ending === "noAccount"
    ? { kind: "noAccount", claim }
    : endingState(
        ending === "claimedCode" ? "prevClaimed" : ending,
        claim,
        fields,
        serverMessageOf(outcome),
      );
}

function isAccepted(
  outcome: Event<"sendAnswered">["outcome"],
): outcome is { ok: true; value: VerificationAnswer } {
  return outcome.ok && !outcome.value.error && outcome.value.valid !== false;
}

function withAnswer(claim: Claim, { token, isExistingUser }: VerificationAnswer): Claim {
  return {
    ...claim,
    token: token ?? claim.token,
    isExistingUser: isExistingUser ?? claim.isExistingUser,
  };
}

export function claimCodeSettled(
  claim: Claim,
  { outcome, nowMs }: Event<"claimCodeAnswered">,
): ClaimState {
  if (isAccepted(outcome))
    return { kind: "emailInput", claim: withAnswer(claim, outcome.value), formError: null };
  return (
    refusalEnding(outcome, claim) ?? {
      kind: "claimCode",
      claim,
      formError: answerError(outcome, nowMs),
    }
  );
}

export function contactSubmitted(claim: Claim, contact: Contact): ClaimState {
  const kind = isEmailOnly(claim.offer) && !contact.phone ? "validatingEmail" : "sendingCode";
  return { kind, claim: { ...claim, contact } };
}

export function sendSettled(
  claim: Claim,
  { outcome, nowMs, resendAtMs }: Event<"sendAnswered">,
): ClaimState {
  if (!isAccepted(outcome))
    return (
      refusalEnding(outcome, claim) ?? {
        kind: "emailInput",
        claim,
        formError: answerError(outcome, nowMs),
      }
    );
  return {
    kind: "smsVerification",
    claim: withAnswer(claim, outcome.value),
    resendAtMs,
    alternativeAtMs: resendAtMs,
    resends: 0,
    refusedCodes: [],
    formError: null,
  };
}

export function emailSettled(claim: Claim, { outcome, nowMs }: Event<"emailAnswered">): ClaimState {
  if (isAccepted(outcome))
    return { kind: "claiming", claim: withAnswer(claim, outcome.value), isRepeat: false };
  return (
    refusalEnding(outcome, claim) ?? {
      kind: "emailInput",
      claim,
      formError: answerError(outcome, nowMs),
    }
  );
}

export function resendSettled(
  sentCode: SentCode,
  { outcome, nowMs, resendAtMs }: Event<"sendAnswered">,
): ClaimState {
  if (isAccepted(outcome)) {
    const claim = withAnswer(sentCode.claim, outcome.value);
    return {
      ...sentCode,
      kind: "smsVerification",
      claim,
      resends: sentCode.resends + 1,
      resendAtMs,
      refusedCodes: [],
      formError: null,
    };
  }
  const formError = answerError(outcome, nowMs);
  return (
    refusalEnding(outcome, sentCode.claim) ?? {
      ...sentCode,
      kind: "smsVerification",
      formError,
      ...(formError.kind === "rateLimited" && { resendAtMs: formError.untilMs }),
    }
  );
}

/** Refuses a code that was refused before, without a call. */
export function codeSubmitted(sentCode: SentCode, code: string): ClaimState {
  if (sentCode.refusedCodes.includes(code))
    return { ...sentCode, kind: "smsVerification", formError: { kind: "wrongCode", code } };
  return { ...sentCode, kind: "verifyingCode", code, formError: null };
}

/**
 * A new user, or one with a token, claims at once; an existing user signs in first (A4.24–A4.26, O8).
 */
export function codeSettled(
  sentCode: SentCode & { code: string },
  { outcome, isSignedIn, nowMs }: Event<"codeAnswered">,
): ClaimState {
  const { code, ...withoutCode } = sentCode;
  if (!isAccepted(outcome))
    return refusalEnding(outcome, sentCode.claim) ?? codeRefused(withoutCode, code, outcome, nowMs);
  const claim = withAnswer(sentCode.claim, outcome.value);
  const isKnown = isSignedIn || Boolean(outcome.value.user?.token);
  return claim.isExistingUser && !isKnown
    ? { kind: "authentication", claim, formError: null }
    : { kind: "claiming", claim, isRepeat: false };
}

/** Statuses of a wrong code (O8). A forbidden or missing verification has another status. */
const wrongCodeStatuses: readonly number[] = [400, 401, 422];

function isWrongCode(outcome: Event<"codeAnswered">["outcome"], error: FormError): boolean {
  if (error.kind === "serverMessage" && !saysWrongCode(error.message)) return false;
  if (error.kind !== "serverMessage" && error.kind !== "unexplained") return false;
  return (
    outcome.ok ||
    (outcome.problem.kind === "rejected" && wrongCodeStatuses.includes(outcome.problem.status))
  );
}

function codeRefused(
  sentCode: SentCode,
  code: string,
  outcome: Event<"codeAnswered">["outcome"],
  nowMs: number,
): ClaimState {
  const error = answerError(outcome, nowMs);
  const isWrong = isWrongCode(outcome, error);
  const formError = isWrong ? ({ kind: "wrongCode", code } as const) : error;
  return {
    ...sentCode,
    kind: "smsVerification",
    formError,
    refusedCodes: isWrong ? [...sentCode.refusedCodes, code] : sentCode.refusedCodes,
  };
}

/** Continues with the claim once an answer carries a token (A4.40). */
export function pollSettled(sentCode: SentCode, answer: VerificationAnswer): ClaimState | null {
  if (!answer.token && !answer.user?.token) return null;
  return { kind: "claiming", claim: withAnswer(sentCode.claim, answer), isRepeat: false };
}

/** A refusal for good leads back to the code, where another can be sent and the contact be changed. */
export function pollRefused(
  sentCode: SentCode,
  { outcome, isLast, nowMs }: Event<"pollRefused">,
): ClaimState | null {
  const ending = refusalEnding(outcome, sentCode.claim);
  if (ending || !isLast) return ending;
  return { ...sentCode, kind: "smsVerification", formError: answerError(outcome, nowMs) };
}

export function altVerification(
  { claim, alternativeAtMs, resendAtMs, resends, refusedCodes }: SentCode,
  nowMs: number,
): ClaimState {
  return {
    kind: "altVerification",
    claim,
    alternativeAtMs,
    resendAtMs,
    resends,
    refusedCodes,
    formError: null,
    untilMs: nowMs + pollingLimitMs,
  };
}
