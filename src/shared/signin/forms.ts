import type { SignInEvent, SignInState } from "./state.ts";

/** The form of a state, as a step in the browser's history. */
export function formOf({ kind }: SignInState): string {
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
export function goToForm(send: (event: SignInEvent) => void, form: string): void {
  if (form === "signIn" || form === "createAccount" || form === "forgotPassword")
    send({ type: `${form}Chosen` });
}
