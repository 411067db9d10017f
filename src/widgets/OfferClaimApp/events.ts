import type { Outcome } from "../../shared/api/outcome.ts";
import type {
  ClaimAnswer,
  OfferAnswer,
  VerificationAnswer,
} from "../../shared/contracts/offers.ts";
import type { Contact } from "./contact.ts";

/** What has happened; times on the clock of `performance.now()`, in milliseconds. */
export type ClaimEvent =
  /** The host has put another offer in this place. */
  | { readonly type: "offerGiven"; readonly offerCode: string }
  | { readonly type: "offerCodeSubmitted"; readonly offerCode: string }
  /** `wasPending`: an earlier claim of this offer was sent and its outcome never became known. `claimCode` came with the address. */
  | {
      readonly type: "lookupAnswered";
      readonly outcome: Outcome<OfferAnswer>;
      readonly isSignedIn: boolean;
      readonly wasPending: boolean;
      readonly claimCode: string | null;
      readonly nowMs: number;
    }
  | { readonly type: "claimCodeSubmitted"; readonly claimCode: string }
  | {
      readonly type: "claimCodeAnswered";
      readonly outcome: Outcome<VerificationAnswer>;
      readonly nowMs: number;
    }
  | {
      readonly type: "contactSubmitted";
      readonly contact: Contact;
      readonly smsOptIn: boolean;
      readonly emailOptIn: boolean;
    }
  /** `resendAtMs`: when another code may be asked for. */
  | {
      readonly type: "sendAnswered";
      readonly outcome: Outcome<VerificationAnswer>;
      readonly nowMs: number;
      readonly resendAtMs: number;
    }
  | {
      readonly type: "emailAnswered";
      readonly outcome: Outcome<VerificationAnswer>;
      readonly nowMs: number;
    }
  | { readonly type: "resendAsked"; readonly nowMs: number }
  | { readonly type: "codeSubmitted"; readonly code: string }
  | {
      readonly type: "codeAnswered";
      readonly outcome: Outcome<VerificationAnswer>;
      readonly isSignedIn: boolean;
      readonly nowMs: number;
    }
  | { readonly type: "contactChangeAsked" }
  | { readonly type: "altVerificationChosen"; readonly nowMs: number }
  | { readonly type: "altVerificationLeft" }
  | { readonly type: "pollAnswered"; readonly answer: VerificationAnswer }
  | { readonly type: "pollRefused"; readonly outcome: Outcome<VerificationAnswer> }
  | { readonly type: "pollEnded" }
  | { readonly type: "credentialsSubmitted"; readonly email: string; readonly password: string }
  | { readonly type: "signInAnswered"; readonly outcome: Outcome<unknown>; readonly nowMs: number }
  | {
      readonly type: "claimAnswered";
      readonly outcome: Outcome<ClaimAnswer>;
      readonly nowMs: number;
    }
  /** Another claim of this offer is on its way, so this one was not sent. */
  | { readonly type: "claimHeldBack" }
  | { readonly type: "reconcileAnswered"; readonly outcome: Outcome<OfferAnswer> }
  | { readonly type: "phoneChosen" }
  | { readonly type: "retried" }
  /** Another code, please. */
  | { readonly type: "restarted" };
