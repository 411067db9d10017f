import type { Enterprise, Offer, OfferTier } from "../../shared/contracts/offers.ts";
import type { Contact } from "./contact/contact.ts";

/** The data collected on the way to a claim. */
export interface Claim {
  readonly offer: Offer;
  readonly offerCode: string;
  readonly claimCode: string | null;
  /**
   * The verification token. A user's session token stays in the session and travels as a bearer
   * only.
   */
  readonly token: string | null;
  readonly contact: Contact | null;
  readonly isExistingUser: boolean;
  readonly smsOptIn: boolean;
  readonly emailOptIn: boolean;
  /**
   * Set after the e-mail address turned out to have no account: the guest must use a phone number.
   */
  readonly isPhoneOnly: boolean;
  readonly tiers: readonly OfferTier[];
  readonly shareUrl: string | null;
  /** The partner settings that came with the offer. */
  readonly enterprise: Enterprise | null;
}

/** The reason why the last step failed, shown next to the guest's input. */
export type FormError =
  | { readonly kind: "wrongPassword" }
  /** The message is the server's own text. */
  | { readonly kind: "serverMessage"; readonly message: string }
  /** The request got no usable answer. */
  | { readonly kind: "unreachable" }
  /** The server refused without a message. */
  | { readonly kind: "unexplained" }
  | { readonly kind: "wrongCode"; readonly code: string }
  /** Too many tries (429). `untilMs` is on the clock of `performance.now()`. */
  | { readonly kind: "rateLimited"; readonly untilMs: number }
  | { readonly kind: "signInAgain" };

/** A code has been sent. Times are on the clock of `performance.now()`, in milliseconds. */
export interface SentCode {
  readonly claim: Claim;
  /** Time from which another code may be requested. */
  readonly resendAtMs: number;
  /** Time from which the alternative verification is offered (O9). */
  readonly alternativeAtMs: number;
  readonly resends: number;
  /** The codes refused since the last text message; they are not sent again. */
  readonly refusedCodes: readonly string[];
  readonly formError: FormError | null;
}

/** The data with which a success is shown again after a reload. */
interface ShownAgain {
  readonly offerCode?: string;
  /**
   * When this tab claimed the offer before a reload, in ms since the epoch. Absent for a claim that
   * was just made.
   */
  readonly claimedAtMs?: number;
}

/** The data of a final state, with the server's message if there is one. */
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
      readonly formError: FormError | null;
    }
  | { readonly kind: "claimCode"; readonly claim: Claim; readonly formError: FormError | null }
  | { readonly kind: "checkingClaimCode"; readonly claim: Claim }
  | { readonly kind: "emailInput"; readonly claim: Claim; readonly formError: FormError | null }
  | { readonly kind: "sendingCode"; readonly claim: Claim }
  | { readonly kind: "validatingEmail"; readonly claim: Claim }
  | ({ readonly kind: "smsVerification" } & SentCode)
  | ({ readonly kind: "resendingCode" } & SentCode)
  | ({ readonly kind: "verifyingCode"; readonly code: string } & SentCode)
  | ({
      readonly kind: "altVerification";
      readonly untilMs: number;
      /** The last request for the status had no usable answer. */
      readonly isUnreachable?: boolean;
    } & SentCode)
  | ({ readonly kind: "altTimedOut" } & SentCode)
  | { readonly kind: "authentication"; readonly claim: Claim; readonly formError: FormError | null }
  | {
      readonly kind: "signingIn";
      readonly claim: Claim;
      readonly email: string;
      readonly password: string;
    }
  /** `isRepeat` is true when an earlier try of the same claim has an unknown outcome. */
  | { readonly kind: "claiming"; readonly claim: Claim; readonly isRepeat: boolean }
  | { readonly kind: "claimRefused"; readonly claim: Claim; readonly formError: FormError }
  /** The outcome of the claim is unknown, so the offer is read again. */
  | { readonly kind: "reconciling"; readonly claim: Claim }
  /**
   * The offer was read again and the outcome is still unknown. `answer` says whether the read was
   * answered.
   */
  | { readonly kind: "unconfirmed"; readonly claim: Claim; readonly answer: "none" | "unclaimed" }
  | ({
      readonly kind: "success";
      readonly isClaimError: boolean;
      /** How the guest signs in to the app; null if they know, or it is unknown. */
      readonly signInBy: "phone" | "email" | null;
    } & Ending &
      ShownAgain)
  | ({ readonly kind: "emailClaimSuccess"; readonly email: string | null } & Ending & ShownAgain)
  | { readonly kind: "noAccount"; readonly claim: Claim }
  | ({ readonly kind: EndingKind } & Ending);
