import type { EndingKind } from "../state.ts";

export type MessageEnding = EndingKind | "noAccount" | "claimedCode";

const invalidOffer = "offer is not valid.";
const alreadyClaimed = "oops, looks like you've already claimed this offer.";
const newUsersOnly = "sorry, this offer is limited to new signups only.";
const ownReferral = "you cannot claim your own referral.";
const claimedCode = "your unique offer code has already been claimed";

/**
 * The final state for a documented server message (A8.01–A8.10), or null. `claimedCode` is
 * the unique-code message, which means prevClaimed on lookup and success on claim.
 */
export function messageEnding(
  message: string | null,
  isExistingUser: boolean,
): MessageEnding | null {
  if (!message) return null;
  const text = message.trim().replaceAll(/[‘’]/g, "'").toLowerCase();
  if (text === invalidOffer)
    return isExistingUser ? "returnUserNoLongerAvailable" : "newUserNoLongerAvailable";
  if (text === alreadyClaimed) return "prevClaimed";
  if (text === newUsersOnly) return "returnUserNewUserOnly";
  if (text === ownReferral) return "claimOwnReferral";
  if (text.startsWith(claimedCode)) return "claimedCode";
  if (text.includes("suspend")) return "suspendedAccount";
  return text.includes("no account") ? "noAccount" : null;
}
