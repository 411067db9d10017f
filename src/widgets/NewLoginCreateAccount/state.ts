import type { Outcome } from "../../shared/api/outcome.ts";
import type { User } from "../../shared/contracts/session.ts";

export type LoginState =
  /** Signed out: the shared sign-in shows. */
  | { readonly kind: "signedOut" }
  /** A token exists, and its user is being loaded. */
  | { readonly kind: "loading" }
  | { readonly kind: "welcome"; readonly user: User | null; readonly isNew: boolean }
  | { readonly kind: "verifying"; readonly attempt: number; readonly inviteToken: string }
  | { readonly kind: "verified"; readonly isSignedIn: boolean }
  | { readonly kind: "verifyExpired" }
  /** No usable answer; the link can be tried again. */
  | { readonly kind: "verifyFailed"; readonly attempt: number; readonly inviteToken: string };

export type LoginEvent =
  | { readonly type: "signedIn"; readonly user: User | null; readonly isNew: boolean }
  /** Another widget or tab has signed in. */
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

/** Whether the server says that the address is not confirmed; a new account's never is. */
export function isUnverified(user: User | null, isNew: boolean): boolean {
  if (user?.emailVerifiedAt || user?.emailConfirmed) return false;
  return isNew || user?.emailConfirmed === false;
}

export function initialState(inviteToken: string | null, isSignedIn: boolean): LoginState {
  if (inviteToken) return { kind: "verifying", attempt: 1, inviteToken };
  return isSignedIn ? { kind: "loading" } : { kind: "signedOut" };
}
