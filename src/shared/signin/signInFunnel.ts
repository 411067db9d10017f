import { oneOf } from "../telemetry/fields.ts";
import type { SignInState } from "./state.ts";

/** The steps of the shared sign-in. */
export const signInSteps = {
  /** The sign-in form is shown. */
  "sign-in-asked": {},
  /** Email address and password are sent. */
  "sign-in-sent": {},
  /** The form of a new account is shown. */
  "account-asked": {},
  /** The new account is sent. */
  "account-sent": {},
  /** The form of a forgotten password is shown. */
  "password-reset-asked": {},
  /** The link for a new password was sent. */
  "password-link-sent": {},
  /** A form was refused and is shown again. */
  "sign-in-refused": {
    at: oneOf("signIn", "createAccount", "forgotPassword"),
    reason: oneOf("said", "unreachable", "wait", "fields"),
  },
};

/** The step of a state of the shared sign-in. Null for states that last only a moment. */
export function signInStep(state: SignInState) {
  if ("formError" in state && state.formError)
    return ["sign-in-refused", { at: state.kind, reason: state.formError.kind }] as const;
  switch (state.kind) {
    case "signIn":
      return ["sign-in-asked"] as const;
    case "signingIn":
      return ["sign-in-sent"] as const;
    case "createAccount":
      return state.fieldErrors
        ? (["sign-in-refused", { at: state.kind, reason: "fields" }] as const)
        : (["account-asked"] as const);
    case "creatingAccount":
      return ["account-sent"] as const;
    case "forgotPassword":
      return ["password-reset-asked"] as const;
    case "linkSent":
      return ["password-link-sent"] as const;
    default:
      return null;
  }
}
