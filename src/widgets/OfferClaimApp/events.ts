import type { Outcome } from "../../shared/api/outcome.ts";
import type {
  ClaimAnswer,
  OfferAnswer,
  VerificationAnswer,
} from "../../shared/contracts/offers.ts";
import type { ClaimedRecord } from "./claim/claimedRecord.ts";
import type { Contact } from "./contact/contact.ts";
import type { Claim, ClaimState } from "./state.ts";

/** The events of the flow. Times are on the clock of `performance.now()`, in milliseconds. */
export type ClaimEvent =
  /** The host changed the `offerCode` option. */
  | { readonly type: "offerCodeChanged"; readonly offerCode: string }
  /** The guest went back or forward in the browser's history. */
  | { readonly type: "stepRequested"; readonly step: string }
  | { readonly type: "offerCodeSubmitted"; readonly offerCode: string }
  /**
   * `wasPending` is true when an earlier claim of this offer was sent and its outcome never
   * arrived. `claimCode` came with the address or the options.
   */
  | {
      readonly type: "lookupAnswered";
      readonly outcome: Outcome<OfferAnswer>;
      readonly isSignedIn: boolean;
      readonly wasPending: boolean;
      readonly claimCode: string | null;
      /** A claim of this offer that succeeded in this tab. */
      readonly claimed: ClaimedRecord | null;
      /** The screen of a verification that was started before a reload. */
      readonly resume: ((claim: Claim) => ClaimState) | null;
      readonly nowMs: number;
      /** Milliseconds since the epoch. */
      readonly epochMs: number;
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
  /** `resendAtMs` is the time from which another code may be requested. */
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
  | { readonly type: "resendRequested"; readonly nowMs: number }
  | { readonly type: "codeSubmitted"; readonly code: string }
  | {
      readonly type: "codeAnswered";
      readonly outcome: Outcome<VerificationAnswer>;
      readonly isSignedIn: boolean;
      readonly nowMs: number;
    }
  | { readonly type: "contactChangeRequested" }
  | { readonly type: "altVerificationChosen"; readonly nowMs: number }
  | { readonly type: "altVerificationLeft" }
  | { readonly type: "pollAnswered"; readonly answer: VerificationAnswer }
  /** `isLast`: nothing more is asked, because the server will not answer otherwise. */
  | {
      readonly type: "pollRefused";
      readonly outcome: Outcome<VerificationAnswer>;
      readonly isLast: boolean;
      readonly nowMs: number;
    }
  | { readonly type: "pollEnded" }
  | { readonly type: "credentialsSubmitted"; readonly email: string; readonly password: string }
  | { readonly type: "signInAnswered"; readonly outcome: Outcome<unknown>; readonly nowMs: number }
  | {
      readonly type: "claimAnswered";
      readonly outcome: Outcome<ClaimAnswer>;
      readonly nowMs: number;
    }
  /** Another widget's claim of this offer is in flight, so this one was not sent. */
  | { readonly type: "heldElsewhere" }
  | { readonly type: "reconcileAnswered"; readonly outcome: Outcome<OfferAnswer> }
  | { readonly type: "phoneChosen" }
  | { readonly type: "retried" }
  /** The guest wants to enter another offer code. */
  | { readonly type: "restarted" };
