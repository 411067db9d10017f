import type { LoginEvent, LoginState } from "./state.ts";

type Kind = LoginState["kind"];
type Step<K extends Kind> = (
  state: Extract<LoginState, { kind: K }>,
  event: LoginEvent,
) => LoginState;

/** What happens around the sign-in. Pure; an event that means nothing in a state gives back the same object. */
export function transition(state: LoginState, event: LoginEvent): LoginState {
  // SAFETY: `steps` is keyed by kind, so the step under a state's kind takes that state.
  return (steps[state.kind] as Step<Kind>)(state, event);
}

const door: Step<"door"> = (state, event) => {
  if (event.type === "signedIn") return { kind: "welcome", user: event.user, isNew: event.isNew };
  return event.type === "sessionFound" ? { kind: "reading" } : state;
};

/** Whoever cannot be read for another reason than a refused token is signed in all the same. */
const reading: Step<"reading"> = (state, event) => {
  if (event.type === "signedOut") return { kind: "door" };
  if (event.type !== "userAnswered") return state;
  if (!event.isSignedIn) return { kind: "door" };
  return { kind: "welcome", user: event.outcome.ok ? event.outcome.value : null, isNew: false };
};

const welcome: Step<"welcome"> = (state, event) => {
  if (event.type === "signedOut") return { kind: "door" };
  return event.type === "sessionFound" ? { kind: "reading" } : state;
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
  if (event.type === "left") return event.isSignedIn ? { kind: "reading" } : { kind: "door" };
  return state;
};

const steps: { readonly [K in Kind]: Step<K> } = {
  door,
  reading,
  welcome,
  verifying,
  verifyFailed,
  verified: afterVerifying,
  verifyExpired: afterVerifying,
};
