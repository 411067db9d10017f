import type { Outcome } from "../../shared/api/outcome.ts";
import type { Lead } from "../../shared/contracts/leads.ts";
import type { PlaceResult, PlaceDetails } from "../../shared/contracts/places.ts";
import type { FormError } from "../../shared/signin/formError.ts";

/** The restaurant, from a place or entered by hand. */
export interface Business {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly website: string;
  /** Null if it was entered by hand. */
  readonly place: PlaceDetails | null;
}

/** The saved lead. */
export interface SavedLead {
  readonly leadId: string;
  readonly businessName: string;
}

export type LeadErrors = {
  readonly [K in "firstName" | "lastName" | "email" | "phone"]?: string | undefined;
};

/** The reason why no bank is connected yet. */
export type BankNotice =
  /** The user closed the bank's window. */
  | { readonly kind: "left" }
  /** The message is empty if the server sends none. */
  | { readonly kind: "said"; readonly message: string }
  /** The bank link could not be opened. */
  | { readonly kind: "unavailable" };

/** `unclear` means that the bank agreed, but the answer of the exchange was lost. */
export type BankEnd = "connected" | "none" | "unclear";

export type LeadState =
  | {
      readonly kind: "search";
      readonly failed: { readonly place: PlaceResult; readonly formError: FormError } | null;
    }
  | { readonly kind: "loading"; readonly place: PlaceResult }
  | { readonly kind: "confirming"; readonly place: PlaceDetails }
  | { readonly kind: "entering" }
  | {
      readonly kind: "details";
      readonly business: Business;
      readonly formError: FormError | null;
      readonly fieldErrors: LeadErrors | null;
    }
  | { readonly kind: "saving"; readonly business: Business; readonly lead: Lead }
  /** The lead was sent without a usable answer, so it may be saved. */
  | { readonly kind: "unconfirmed"; readonly business: Business; readonly lead: Lead }
  | { readonly kind: "bank"; readonly saved: SavedLead; readonly notice: BankNotice | null }
  /** `isRenewal` is true after the previous token expired. */
  | { readonly kind: "gettingToken"; readonly saved: SavedLead; readonly isRenewal: boolean }
  /** `returnedTo` is the address to which the bank's own page returned. */
  | {
      readonly kind: "linking";
      readonly saved: SavedLead;
      readonly linkToken: string;
      readonly isRenewed: boolean;
      readonly returnedTo: string | null;
    }
  | { readonly kind: "exchanging"; readonly saved: SavedLead; readonly publicToken: string }
  | { readonly kind: "thanks"; readonly saved: SavedLead; readonly bank: BankEnd };

/** The events of the flow. Times are on the clock of `performance.now()`, in milliseconds. */
export type LeadEvent =
  | { readonly type: "placeChosen"; readonly place: PlaceResult }
  | {
      readonly type: "placeAnswered";
      readonly outcome: Outcome<PlaceDetails>;
      readonly nowMs: number;
    }
  | { readonly type: "manualChosen" }
  | { readonly type: "placeConfirmed" }
  | { readonly type: "businessEntered"; readonly business: Business }
  | { readonly type: "leadSubmitted"; readonly lead: Lead }
  | {
      readonly type: "leadAnswered";
      readonly outcome: Outcome<{ readonly leadId: string }>;
      readonly nowMs: number;
      readonly hasBankStep: boolean;
    }
  | { readonly type: "sentAgain" }
  | { readonly type: "bankChosen" }
  | { readonly type: "tokenAnswered"; readonly outcome: Outcome<{ readonly linkToken: string }> }
  | { readonly type: "bankLinked"; readonly publicToken: string }
  /** `code` and `message` are the provider's; both are null if the user closed the window. */
  | { readonly type: "bankLeft"; readonly code: string | null; readonly message: string | null }
  | { readonly type: "bankUnavailable" }
  | { readonly type: "exchangeAnswered"; readonly outcome: Outcome<unknown> }
  | { readonly type: "bankSkipped" }
  | { readonly type: "wentBack" }
  /** The user went back or forward in the browser's history. */
  | { readonly type: "stepRequested"; readonly step: string | null }
  | { readonly type: "startedOver" };
