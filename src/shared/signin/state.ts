import type { Outcome } from "../api/outcome.ts";
import type { SignedIn, User } from "../contracts/session.ts";
import type { FormError } from "./formError.ts";
import type { AccountDraft, AccountErrors } from "./newAccount.ts";
import type { Credentials } from "./SignInForm.tsx";

/** The person who has signed in. */
export interface Arrival {
  /** Null if the server did not say. */
  readonly user: User | null;
  /** Whether the account was just created. */
  readonly isNew: boolean;
}

export type SignInState =
  | { readonly kind: "signIn"; readonly formError: FormError | null }
  | { readonly kind: "signingIn"; readonly credentials: Credentials }
  | { readonly kind: "forgotPassword"; readonly formError: FormError | null }
  | { readonly kind: "sendingLink"; readonly email: string }
  | { readonly kind: "linkSent"; readonly email: string }
  | {
      readonly kind: "createAccount";
      readonly formError: FormError | null;
      readonly fieldErrors: AccountErrors | null;
    }
  | { readonly kind: "creatingAccount"; readonly account: AccountDraft }
  /** The request was sent, but no usable answer came: the account may exist. */
  | { readonly kind: "accountUnconfirmed" }
  | { readonly kind: "signedIn"; readonly arrival: Arrival };

/** The events of the flow. Times are milliseconds on the clock of `performance.now()`. */
export type SignInEvent =
  | { readonly type: "signInChosen" }
  | { readonly type: "forgotPasswordChosen" }
  | { readonly type: "createAccountChosen" }
  | { readonly type: "credentialsSubmitted"; readonly credentials: Credentials }
  | { readonly type: "signInAnswered"; readonly outcome: Outcome<SignedIn>; readonly nowMs: number }
  | { readonly type: "emailSubmitted"; readonly email: string }
  | { readonly type: "linkAnswered"; readonly outcome: Outcome<unknown>; readonly nowMs: number }
  | { readonly type: "accountSubmitted"; readonly account: AccountDraft }
  | {
      readonly type: "accountAnswered";
      readonly outcome: Outcome<SignedIn>;
      readonly nowMs: number;
    }
  /**
   * The session has ended, and the sign-in shows again. `formError` gives the reason, if the person
   * needs one.
   */
  | { readonly type: "sessionEnded"; readonly formError: FormError | null };
