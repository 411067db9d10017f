import { verificationAnswer, type VerificationAnswer } from "../../shared/contracts/offers.ts";
import { complaintIn, ended, factsOf, meaningOf, messageOf } from "./answers.ts";
import { isEmailOnly, type Contact } from "./contact.ts";
import type { ClaimEvent } from "./events.ts";
import type { Claim, ClaimState, Texted } from "./state.ts";

/** How long the other way to verify is tried (A:L109), in milliseconds. */
export const pollingLimitMs = 30 * 60_000;

type Event<T extends ClaimEvent["type"]> = Extract<ClaimEvent, { type: T }>;

/** Where a documented refusal ends the claim on the way to a code; null where it is only a complaint. */
function endOf(outcome: Event<"sendAnswered">["outcome"], claim: Claim): ClaimState | null {
  const facts = factsOf(outcome, verificationAnswer);
  const meaning = meaningOf(outcome, facts, claim.isExistingUser);
  if (!meaning) return null;
  return meaning === "noAccount"
    ? { kind: "noAccount", claim }
    : ended(meaning === "claimedCode" ? "prevClaimed" : meaning, claim, facts, messageOf(outcome));
}

function isAccepted(
  outcome: Event<"sendAnswered">["outcome"],
): outcome is { ok: true; value: VerificationAnswer } {
  return outcome.ok && !outcome.value.error && outcome.value.valid !== false;
}

function learned(claim: Claim, { token, isExistingUser }: VerificationAnswer): Claim {
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
    return { kind: "emailInput", claim: learned(claim, outcome.value), complaint: null };
  return (
    endOf(outcome, claim) ?? { kind: "claimCode", claim, complaint: complaintIn(outcome, nowMs) }
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
      endOf(outcome, claim) ?? { kind: "emailInput", claim, complaint: complaintIn(outcome, nowMs) }
    );
  return {
    kind: "smsVerification",
    claim: learned(claim, outcome.value),
    resendAtMs,
    alternativeAtMs: resendAtMs,
    resends: 0,
    refusedCodes: [],
    complaint: null,
  };
}

export function emailSettled(claim: Claim, { outcome, nowMs }: Event<"emailAnswered">): ClaimState {
  if (isAccepted(outcome))
    return { kind: "claiming", claim: learned(claim, outcome.value), isRepeat: false };
  return (
    endOf(outcome, claim) ?? { kind: "emailInput", claim, complaint: complaintIn(outcome, nowMs) }
  );
}

export function resendSettled(
  texted: Texted,
  { outcome, nowMs, resendAtMs }: Event<"sendAnswered">,
): ClaimState {
  if (isAccepted(outcome)) {
    const claim = learned(texted.claim, outcome.value);
    return {
      ...texted,
      kind: "smsVerification",
      claim,
      resends: texted.resends + 1,
      resendAtMs,
      refusedCodes: [],
      complaint: null,
    };
  }
  const complaint = complaintIn(outcome, nowMs);
  return (
    endOf(outcome, texted.claim) ?? {
      ...texted,
      kind: "smsVerification",
      complaint,
      ...(complaint.kind === "wait" && { resendAtMs: complaint.untilMs }),
    }
  );
}

/** A code that was refused before is refused again without a call. */
export function codeSubmitted(texted: Texted, code: string): ClaimState {
  if (texted.refusedCodes.includes(code))
    return { ...texted, kind: "smsVerification", complaint: { kind: "wrongCode", code } };
  return { ...texted, kind: "verifyingCode", code, complaint: null };
}

/** A user with a token, or a new one, claims at once; an existing one signs in first (A:L107, O8). */
export function codeSettled(
  texted: Texted & { code: string },
  { outcome, isSignedIn, nowMs }: Event<"codeAnswered">,
): ClaimState {
  const { code, ...kept } = texted;
  if (!isAccepted(outcome))
    return endOf(outcome, texted.claim) ?? codeRefused(kept, code, outcome, nowMs);
  const claim = learned(texted.claim, outcome.value);
  const isKnown = isSignedIn || Boolean(outcome.value.user?.token);
  return claim.isExistingUser && !isKnown
    ? { kind: "authentication", claim, complaint: null }
    : { kind: "claiming", claim, isRepeat: false };
}

function codeRefused(
  texted: Texted,
  code: string,
  outcome: Event<"codeAnswered">["outcome"],
  nowMs: number,
): ClaimState {
  const said = complaintIn(outcome, nowMs);
  const isWrong =
    said.kind === "unexplained" || (said.kind === "said" && !/expired/i.test(said.message));
  const complaint = isWrong ? ({ kind: "wrongCode", code } as const) : said;
  return {
    ...texted,
    kind: "smsVerification",
    complaint,
    refusedCodes: isWrong ? [...texted.refusedCodes, code] : texted.refusedCodes,
  };
}

/** When a token arrives, the claim proceeds (A:L109). */
export function polled(texted: Texted, answer: VerificationAnswer): ClaimState | null {
  if (!answer.token && !answer.user?.token) return null;
  return { kind: "claiming", claim: learned(texted.claim, answer), isRepeat: false };
}

export function pollRefused(
  texted: Texted,
  outcome: Event<"pollRefused">["outcome"],
): ClaimState | null {
  return endOf(outcome, texted.claim);
}

export function altVerification(
  { claim, alternativeAtMs, resendAtMs, resends, refusedCodes }: Texted,
  nowMs: number,
): ClaimState {
  return {
    kind: "altVerification",
    claim,
    alternativeAtMs,
    resendAtMs,
    resends,
    refusedCodes,
    complaint: null,
    untilMs: nowMs + pollingLimitMs,
  };
}
