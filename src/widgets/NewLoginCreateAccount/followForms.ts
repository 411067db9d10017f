import type { Flow } from "../../shared/flow/flow.ts";
import type { SignInEvent, SignInState } from "../../shared/signin/state.ts";
import { followSteps, type Routed } from "../../shared/flow/followSteps.ts";
/** The form of a state, as a step in the browser's history. */
function formOf({ kind }: SignInState): string {
  switch (kind) {
    case "signIn":
    case "signingIn":
      return "signIn";
    case "createAccount":
    case "creatingAccount":
    case "accountUnconfirmed":
      return "createAccount";
    case "forgotPassword":
    case "sendingLink":
    case "linkSent":
      return "forgotPassword";
    case "signedIn":
      return kind;
  }
}

/** Shows the form that the browser's history names. */
function goToForm(send: (event: SignInEvent) => void, form: string): void {
  if (form === "signIn" || form === "createAccount" || form === "forgotPassword")
    send({ type: `${form}Chosen` });
}

/** Browser Back leads from one form of the sign-in to the one before. */
export function followForms(
  environment: Routed,
  widget: string,
  { store, send }: Flow<SignInState, SignInEvent>,
): void {
  followSteps(environment, {
    widget,
    store,
    stepOf: formOf,
    isDone: ({ kind }) => kind === "signedIn",
    onMove: (form) => goToForm(send, form),
  });
}
