import type { EndingKind } from "./state.ts";

export type MessageEnding = EndingKind | "noAccount" | "claimedCode";

const invalid = "offer is not valid.";
const alreadyClaimed = "oops, looks like you've already claimed this offer.";
const newOnly = "sorry, this offer is limited to new signups only.";
const ownReferral = "you cannot claim your own referral.";
const claimedCode = "your unique offer code has already been claimed";

/**
 * What a documented server message means (A:L217): `claimedCode` is the unique-code message, which means
 * prevClaimed on lookup and success on claim. Null for every other message.
 */
export function messageEnding(
  message: string | null,
  isExistingUser: boolean,
): MessageEnding | null {
  if (!message) return null;
  const words = message.trim().replaceAll(/[‘’]/g, "'").toLowerCase();
  if (words === invalid)
    return isExistingUser ? "returnUserNoLongerAvailable" : "newUserNoLongerAvailable";
  if (words === alreadyClaimed) return "prevClaimed";
  if (words === newOnly) return "returnUserNewUserOnly";
  if (words === ownReferral) return "claimOwnReferral";
  if (words.startsWith(claimedCode)) return "claimedCode";
  if (words.includes("suspend")) return "suspendedAccount";
  return words.includes("no account") ? "noAccount" : null;
}
