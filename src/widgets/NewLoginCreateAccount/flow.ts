import type { LoginEvent, LoginState } from "./state.ts";

type Kind = LoginState["kind"];
type Step<K extends Kind> = (
  state: Extract<LoginState, { kind: K }>,
  event: LoginEvent,
) => LoginState;

/**
 * The states around the sign-in. Pure; an event that does not apply to a state returns the same
 * object.
 */
export function transition(state: LoginState, event: LoginEvent): LoginState {
  switch (state.kind) {
    case "signedOut":
      return signedOut(state, event);
    case "loading":
      return loading(state, event);
    case "welcome":
      return welcome(state, event);
    case "verifying":
      return verifying(state, event);
    case "verifyFailed":
      return verifyFailed(state, event);
    case "verified":
    case "verifyExpired":
      return afterVerifying(state, event);
  }
}

const signedOut: Step<"signedOut"> = (state, event) => {
  if (event.type === "signedIn") return { kind: "welcome", user: event.user, isNew: event.isNew };
  return event.type === "sessionFound" ? { kind: "loading" } : state;
};

/** If a user cannot be loaded for another reason than a refused token, the user stays signed in. */
const loading: Step<"loading"> = (state, event) => {
  if (event.type === "signedOut") return { kind: "signedOut" };
  if (event.type !== "userAnswered") return state;
  if (!event.isSignedIn) return { kind: "signedOut" };
  return { kind: "welcome", user: event.outcome.ok ? event.outcome.value : null, isNew: false };
};

const welcome: Step<"welcome"> = (state, event) => {
  if (event.type === "signedOut") return { kind: "signedOut" };
  return event.type === "sessionFound" ? { kind: "loading" } : state;
};

/** `verified: false` is a refusal too. */
const verifying: Step<"verifying"> = (state, event) => {
  if (event.type !== "verifyAnswered") return state;
  const { outcome, isSignedIn } = event;
  if (outcome.ok && outcome.value.verified !== false) return { kind: "verified", isSignedIn };
  const isRefused =
    outcome.ok || (outcome.problem.kind === "rejected" && outcome.problem.status !== 429);
  return isRefused ? { kind: "verifyExpired" } : { ...state, kind: "verifyFailed" };
};

const verifyFailed: Step<"verifyFailed"> = (state, event) =>
  event.type === "retried"
    ? { kind: "verifying", attempt: state.attempt + 1, inviteToken: state.inviteToken }
    : state;

const afterVerifying = (state: LoginState, event: LoginEvent): LoginState => {
  if (event.type === "left") return event.isSignedIn ? { kind: "loading" } : { kind: "signedOut" };
  return state;
};
