import type { ClaimState } from "./state.ts";

/** The display states and their ids (A2.40–A2.55). */
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

const displayStateWhileBusy = {
  checkingClaimCode: "claimCode",
  sendingCode: "emailInput",
  validatingEmail: "emailInput",
  resendingCode: "smsVerification",
  verifyingCode: "smsVerification",
  altTimedOut: "altVerification",
  signingIn: "authentication",
} as const;

/**
 * The display state under which a state is shown; null while an offer or a claim is loading or its
 * outcome is unknown.
 */
export function displayStateOf({ kind }: ClaimState): DisplayState | null {
  if (kind in displayStates) {
    // SAFETY: the line above has found the kind among the display states.
    return kind as DisplayState;
  }
  // SAFETY: only used to look up. A kind that is not a key gives undefined.
  return displayStateWhileBusy[kind as keyof typeof displayStateWhileBusy] ?? null;
}
