import type { ClaimState } from "./state.ts";

/** The display states and their ids (A:L37). */
export const displayStates = {
  offerCode: 0,
  claimCode: 1,
  emailInput: 2,
  smsVerification: 3,
  authentication: 4,
  success: 5,
  altVerification: 6,
  noAccount: 7,
  prevClaimed: 8,
  prevUsed: 9,
  returnUserNoLongerAvailable: 10,
  returnUserNewUserOnly: 11,
  newUserNoLongerAvailable: 12,
  claimOwnReferral: 13,
  emailClaimSuccess: 14,
  suspendedAccount: 15,
} as const;

export type DisplayState = keyof typeof displayStates;

const waits = {
  checkingClaimCode: "claimCode",
  sendingCode: "emailInput",
  validatingEmail: "emailInput",
  resendingCode: "smsVerification",
  verifyingCode: "smsVerification",
  altTimedOut: "altVerification",
  signingIn: "authentication",
} as const;

/** The display state that a state is drawn as; null while an offer or a claim is on its way, or nothing is known. */
export function displayStateOf({ kind }: ClaimState): DisplayState | null {
  if (kind in displayStates) {
    // SAFETY: the line above has found the kind among the display states.
    return kind as DisplayState;
  }
  // SAFETY: only looked up; a kind that is not a key gives undefined.
  return waits[kind as keyof typeof waits] ?? null;
}
