import type { Outcome } from "../../shared/api/outcome.ts";
import type { User } from "../../shared/contracts/session.ts";

export type LoginState =
  /** Nobody is signed in: the shared sign-in shows. */
  | { readonly kind: "door" }
  /** A token is there; whose it is, is being read. */
  | { readonly kind: "reading" }
  | { readonly kind: "welcome"; readonly user: User | null; readonly isNew: boolean }
  | { readonly kind: "verifying"; readonly attempt: number; readonly inviteToken: string }
  | { readonly kind: "verified"; readonly isSignedIn: boolean }
  | { readonly kind: "verifyExpired" }
  /** No usable answer; the link may be tried again. */
  | { readonly kind: "verifyFailed"; readonly attempt: number; readonly inviteToken: string };

export type LoginEvent =
  | { readonly type: "signedIn"; readonly user: User | null; readonly isNew: boolean }
  /** Another widget or tab has signed somebody in. */
  | { readonly type: "sessionFound" }
  | { readonly type: "userAnswered"; readonly outcome: Outcome<User>; readonly isSignedIn: boolean }
  | { readonly type: "signedOut" }
  | {
      readonly type: "verifyAnswered";
      readonly outcome: Outcome<{ readonly verified: boolean | null }>;
      readonly isSignedIn: boolean;
    }
  | { readonly type: "retried" }
  | { readonly type: "left"; readonly isSignedIn: boolean };
