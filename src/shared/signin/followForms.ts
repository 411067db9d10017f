import type { Flow } from "../flow/flow.ts";
import { followSteps, type Routed } from "../flow/followSteps.ts";
import { storedStep } from "../host/stepHistory.ts";
import type { SignInEvent, SignInState } from "./state.ts";

type Form = "signIn" | "createAccount" | "forgotPassword";

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

function isForm(step: string | null): step is Form {
  return step === "signIn" || step === "createAccount" || step === "forgotPassword";
}

/** The form before a reload. Null if the browser's history names none. */
export function formBeforeReload(widget: string): Form | null {
  const step = storedStep(widget);
  return isForm(step) ? step : null;
}

/** Shows the form that the browser's history names. */
function goToForm(send: (event: SignInEvent) => void, form: string): void {
  if (isForm(form)) send({ type: `${form}Chosen` });
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
