import { isOutcomeUnknown } from "../api/outcome.ts";
import { formErrorOf, type FormError } from "./formError.ts";
import { fieldErrorsIn, isAccountTaken } from "./newAccount.ts";
import type { SignInEvent, SignInState } from "./state.ts";

/** The form errors of refusals without a message. */
const refusals = {
  signIn: { kind: "said", refusal: "signIn" },
  forgotPassword: { kind: "said", refusal: "forgotPassword" },
  createAccount: { kind: "said", refusal: "createAccount" },
} as const satisfies Record<string, FormError>;

type Kind = SignInState["kind"];
type Step<K extends Kind> = (
  state: Extract<SignInState, { kind: K }>,
  event: SignInEvent,
) => SignInState;

/**
 * The transition of the sign-in. Pure. An event that does not apply to a state returns the same
 * object.
 */
export function transition(state: SignInState, event: SignInEvent): SignInState {
  if (event.type === "sessionEnded") return sessionEnded(state, event.formError);
  switch (state.kind) {
    case "signIn":
      return signIn(state, event);
    case "signingIn":
      return signingIn(state, event);
    case "forgotPassword":
      return forgotPassword(state, event);
    case "sendingLink":
      return sendingLink(state, event);
    case "createAccount":
      return createAccount(state, event);
    case "creatingAccount":
      return creatingAccount(state, event);
    case "linkSent":
    case "accountUnconfirmed":
      return whileIdle(state, event);
    case "signedIn":
      return state;
  }
}

/** Shows the sign-in again, unless the person is at another form or has just sent one. */
function sessionEnded(state: SignInState, formError: FormError | null): SignInState {
  return state.kind === "signedIn" || (state.kind === "signIn" && formError)
    ? { kind: "signIn", formError }
    : state;
}

/** Every form can lead to every other form. */
const whileIdle = (state: SignInState, event: SignInEvent): SignInState => {
  switch (event.type) {
    case "signInChosen":
      return state.kind === "signIn" ? state : { kind: "signIn", formError: null };
    case "forgotPasswordChosen":
      return state.kind === "forgotPassword" ? state : { kind: "forgotPassword", formError: null };
    case "createAccountChosen":
      return state.kind === "createAccount"
        ? state
        : { kind: "createAccount", formError: null, fieldErrors: null };
    default:
      return state;
  }
};

const signIn: Step<"signIn"> = (state, event) =>
  event.type === "credentialsSubmitted"
    ? { kind: "signingIn", credentials: event.credentials }
    : whileIdle(state, event);

/** After a refusal, the sign-in stays and shows the server's words (A8.09). */
const signingIn: Step<"signingIn"> = (state, event) => {
  if (event.type !== "signInAnswered") return state;
  const { outcome, nowMs } = event;
  if (outcome.ok) return { kind: "signedIn", arrival: { user: outcome.value.user, isNew: false } };
  return { kind: "signIn", formError: formErrorOf(outcome.problem, nowMs, refusals.signIn) };
};

const forgotPassword: Step<"forgotPassword"> = (state, event) =>
  event.type === "emailSubmitted"
    ? { kind: "sendingLink", email: event.email }
    : whileIdle(state, event);

/** After a refusal, the specified text shows, whatever the server says (B7.05, X3). */
const sendingLink: Step<"sendingLink"> = (state, event) => {
  if (event.type !== "linkAnswered") return state;
  const { outcome, nowMs } = event;
  if (outcome.ok) return { kind: "linkSent", email: state.email };
  const formError = formErrorOf(outcome.problem, nowMs, refusals.forgotPassword);
  return {
    kind: "forgotPassword",
    formError: formError.kind === "said" ? refusals.forgotPassword : formError,
  };
};

const createAccount: Step<"createAccount"> = (state, event) =>
  event.type === "accountSubmitted"
    ? { kind: "creatingAccount", account: event.account }
    : whileIdle(state, event);

const creatingAccount: Step<"creatingAccount"> = (state, event) => {
  if (event.type !== "accountAnswered") return state;
  const { outcome, nowMs } = event;
  if (outcome.ok) return { kind: "signedIn", arrival: { user: outcome.value.user, isNew: true } };
  const { problem } = outcome;
  if (isOutcomeUnknown(problem)) return { kind: "accountUnconfirmed" };
  const fieldErrors = fieldErrorsIn(problem);
  if (fieldErrors) return { kind: "createAccount", formError: null, fieldErrors };
  return {
    kind: "createAccount",
    formError: isAccountTaken(problem)
      ? refusals.createAccount
      : formErrorOf(problem, nowMs, refusals.createAccount),
    fieldErrors: null,
  };
};
