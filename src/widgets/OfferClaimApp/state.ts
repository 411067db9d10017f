import type { Enterprise, Offer, OfferTier } from "../../shared/contracts/offers.ts";
import type { Contact } from "./contact.ts";

/** What is known on the way to a claim. */
export interface Claim {
  readonly offer: Offer;
  readonly offerCode: string;
  readonly claimCode: string | null;
  /** The verification token; a user's own token lives in the session and travels as bearer only. */
  readonly token: string | null;
  readonly contact: Contact | null;
  readonly isExistingUser: boolean;
  readonly smsOptIn: boolean;
  readonly emailOptIn: boolean;
  /** The e-mail address had no account: only a phone number leads on. */
  readonly isPhoneOnly: boolean;
  readonly tiers: readonly OfferTier[];
  readonly shareUrl: string | null;
  /** A partner's settings that came with the offer. */
  readonly enterprise: Enterprise | null;
}

/** Why the last try did not lead on; drawn beside what was typed. */
export type Complaint =
  /** The server's own words. */
  | { readonly kind: "said"; readonly message: string }
  /** No usable answer. */
  | { readonly kind: "unreachable" }
  /** Refused without words. */
  | { readonly kind: "unexplained" }
  | { readonly kind: "wrongCode"; readonly code: string }
  /** Too many tries; `untilMs` on the clock of `performance.now()`. */
  | { readonly kind: "wait"; readonly untilMs: number }
  | { readonly kind: "signInAgain" };

/** A code has been sent. All times on the clock of `performance.now()`, in milliseconds. */
export interface Texted {
  readonly claim: Claim;
  /** From when on another code may be asked for. */
  readonly resendAtMs: number;
  /** From when on the other way to verify is offered (O9). */
  readonly alternativeAtMs: number;
  readonly resends: number;
  /** Refused since the last text: never sent again. */
  readonly refusedCodes: readonly string[];
  readonly complaint: Complaint | null;
}

/** How it ended, with what the server said along the way. */
export interface Ending {
  readonly offer: Offer | null;
  readonly tiers: readonly OfferTier[];
  readonly shareUrl: string | null;
  readonly message: string | null;
  readonly enterprise: Enterprise | null;
}

export const endingKinds = [
  "prevClaimed",
  "prevUsed",
  "returnUserNoLongerAvailable",
  "returnUserNewUserOnly",
  "newUserNoLongerAvailable",
  "claimOwnReferral",
  "suspendedAccount",
] as const;

export type EndingKind = (typeof endingKinds)[number];

export type ClaimState =
  | { readonly kind: "offerCode" }
  | {
      readonly kind: "lookingUp";
      readonly attempt: number;
      readonly offerCode: string;
      readonly isWithoutSession: boolean;
    }
  | {
      readonly kind: "lookupFailed";
      readonly offerCode: string;
      readonly complaint: Complaint | null;
    }
  | { readonly kind: "claimCode"; readonly claim: Claim; readonly complaint: Complaint | null }
  | { readonly kind: "checkingClaimCode"; readonly claim: Claim }
  | { readonly kind: "emailInput"; readonly claim: Claim; readonly complaint: Complaint | null }
  | { readonly kind: "sendingCode"; readonly claim: Claim }
  | { readonly kind: "validatingEmail"; readonly claim: Claim }
  | ({ readonly kind: "smsVerification" } & Texted)
  | ({ readonly kind: "resendingCode" } & Texted)
  | ({ readonly kind: "verifyingCode"; readonly code: string } & Texted)
  | ({ readonly kind: "altVerification"; readonly untilMs: number } & Texted)
  | ({ readonly kind: "altTimedOut" } & Texted)
  | { readonly kind: "authentication"; readonly claim: Claim; readonly complaint: Complaint | null }
  | {
      readonly kind: "signingIn";
      readonly claim: Claim;
      readonly email: string;
      readonly password: string;
    }
  /** `isRepeat`: an earlier try of the same claim has an unknown outcome. */
  | { readonly kind: "claiming"; readonly claim: Claim; readonly isRepeat: boolean }
  | { readonly kind: "claimRefused"; readonly claim: Claim; readonly complaint: Complaint }
  /** The outcome is unknown: the offer is read again. */
  | { readonly kind: "reconciling"; readonly claim: Claim }
  /** Read, and still not known. `answer`: whether there was one. */
  | { readonly kind: "unconfirmed"; readonly claim: Claim; readonly answer: "none" | "unclaimed" }
  | ({ readonly kind: "success"; readonly isClaimError: boolean } & Ending)
  | ({ readonly kind: "emailClaimSuccess"; readonly email: string | null } & Ending)
  | { readonly kind: "noAccount"; readonly claim: Claim }
  | ({ readonly kind: EndingKind } & Ending);
