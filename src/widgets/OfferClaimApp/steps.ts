import type { ClaimState } from "./state.ts";

export type ClaimStep = "offerCode" | "claimCode" | "contact" | "code" | "signIn" | "end";

/** The step of a state in the browser's history. Null while a request is in flight. */
export function stepOf(state: ClaimState): ClaimStep | null {
  switch (state.kind) {
    case "lookingUp":
    case "claiming":
    case "claimRefused":
    case "reconciling":
    case "unconfirmed":
      return null;
    case "offerCode":
    case "lookupFailed":
      return "offerCode";
    case "claimCode":
    case "checkingClaimCode":
      return "claimCode";
    case "emailInput":
    case "sendingCode":
    case "validatingEmail":
      return "contact";
    case "smsVerification":
    case "resendingCode":
    case "verifyingCode":
    case "altVerification":
    case "altTimedOut":
      return "code";
    case "authentication":
    case "signingIn":
      return "signIn";
    default:
      return "end";
  }
}

/**
 * The offer was claimed or can never be claimed, so nothing leads back. An address without an
 * account can be changed.
 */
export function isEnding(state: ClaimState): boolean {
  return stepOf(state) === "end" && state.kind !== "noAccount";
}

/** Goes back to a form of the flow. Returns the same state if the guest cannot go back to it. */
export function atStep(state: ClaimState, step: string): ClaimState {
  if (isEnding(state) || stepOf(state) === step) return state;
  if (["claiming", "reconciling", "unconfirmed", "verifyingCode", "signingIn"].includes(state.kind))
    return state;
  if (step === "offerCode") return { kind: "offerCode" };
  if (!("claim" in state)) return state;
  const claim = { ...state.claim, token: null };
  if (step === "claimCode") return { kind: "claimCode", claim, formError: null };
  return step === "contact" ? { kind: "emailInput", claim, formError: null } : state;
}
