import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { signInStep, signInSteps } from "../../shared/signin/signInFunnel.ts";
import type { LoginStore } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    ...signInSteps,
    /** Someone is signed in. */
    "signed-in": {},
    /** An account was created. */
    "account-created": {},
    /** The email address is confirmed. */
    "email-verified": {},
    /** The link to confirm the email address is no longer valid. */
    "email-link-expired": {},
  },
  outcomes: {
    /** Someone has signed in. */
    "signed-in": {},
    /** An account was created. */
    "account-created": {},
    /** The email address was confirmed. */
    "email-verified": {},
  },
  watch({ flow, signIn }: LoginStore, { follow }) {
    let isSignedOut = true;
    follow(flow.store, (state) => {
      isSignedOut = state.kind === "signedOut";
      switch (state.kind) {
        case "welcome":
          return state.isNew ? ["account-created"] : ["signed-in"];
        case "verified":
          return ["email-verified"];
        case "verifyExpired":
          return ["email-link-expired"];
        default:
          return null;
      }
    });
    follow(signIn.flow.store, (state) => (isSignedOut ? signInStep(state) : null));
  },
});
