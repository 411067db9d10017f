import type { ClaimEvent } from "./events.ts";
import { claimSettled, reconciled, retryUnconfirmed } from "./claim/claim.ts";
import { lookingUp, lookupSettled } from "./lookup/lookup.ts";
import { signInSettled } from "./signIn/signIn.ts";
import type { ClaimState } from "./state.ts";
import { atStep } from "./steps.ts";
import * as verification from "./verify/verification.ts";

type Kind = ClaimState["kind"];
type In<K extends Kind> = Extract<ClaimState, { kind: K }>;
type Step<K extends Kind> = (state: In<K>, event: ClaimEvent) => ClaimState;

/**
 * The offer claim as a state machine (A4.17–A4.46). It is pure, and an event that does not apply returns
 * the same state object.
 */
export function transition(state: ClaimState, event: ClaimEvent): ClaimState {
  if (event.type === "stepRequested") return atStep(state, event.step);
  if (event.type === "offerCodeChanged") return offerCodeChanged(state, event.offerCode);
  switch (state.kind) {
    case "offerCode":
      return offerCode(state, event);
    case "lookingUp":
      return lookingUpStep(state, event);
    case "lookupFailed":
      return lookupFailed(state, event);
    case "claimCode":
      return claimCode(state, event);
    case "checkingClaimCode":
      return checkingClaimCode(state, event);
    case "emailInput":
      return emailInput(state, event);
    case "sendingCode":
      return sendingCode(state, event);
    case "validatingEmail":
      return validatingEmail(state, event);
    case "smsVerification":
      return smsVerification(state, event);
    case "resendingCode":
      return resendingCode(state, event);
    case "verifyingCode":
      return verifyingCode(state, event);
    case "altVerification":
      return altVerification(state, event);
    case "altTimedOut":
      return altTimedOut(state, event);
    case "authentication":
      return authentication(state, event);
    case "signingIn":
      return signingIn(state, event);
    case "claiming":
      return claiming(state, event);
    case "claimRefused":
      return claimRefused(state, event);
    case "reconciling":
      return reconciling(state, event);
    case "unconfirmed":
      return unconfirmed(state, event);
    case "noAccount":
      return noAccount(state, event);
    case "success":
    case "emailClaimSuccess":
    case "prevClaimed":
    case "prevUsed":
    case "returnUserNoLongerAvailable":
    case "returnUserNewUserOnly":
    case "newUserNoLongerAvailable":
    case "claimOwnReferral":
    case "suspendedAccount":
      return finalState(state, event);
  }
}

/** A new offer code restarts the lookup, except while the outcome of a claim is open. */
function offerCodeChanged(state: ClaimState, code: string): ClaimState {
  if (!code || ["claiming", "reconciling", "unconfirmed"].includes(state.kind)) return state;
  return state.kind === "lookingUp"
    ? { ...state, attempt: state.attempt + 1, offerCode: code }
    : lookingUp(code);
}

const offerCode: Step<"offerCode"> = (state, event) =>
  event.type === "offerCodeSubmitted" && event.offerCode ? lookingUp(event.offerCode) : state;

const lookingUpStep: Step<"lookingUp"> = (state, event) =>
  event.type === "lookupAnswered" ? lookupSettled(state, event) : state;

const lookupFailed: Step<"lookupFailed"> = (state, event) => {
  if (event.type === "offerCodeSubmitted" && event.offerCode) return lookingUp(event.offerCode);
  return event.type === "retried" ? lookingUp(state.offerCode) : state;
};

const claimCode: Step<"claimCode"> = (state, event) => {
  if (event.type === "restarted") return { kind: "offerCode" };
  if (event.type !== "claimCodeSubmitted" || !event.claimCode) return state;
  return { kind: "checkingClaimCode", claim: { ...state.claim, claimCode: event.claimCode } };
};

const checkingClaimCode: Step<"checkingClaimCode"> = (state, event) =>
  event.type === "claimCodeAnswered" ? verification.claimCodeSettled(state.claim, event) : state;

const emailInput: Step<"emailInput"> = (state, event) => {
  if (event.type === "restarted") return { kind: "offerCode" };
  if (event.type !== "contactSubmitted") return state;
  const { contact, smsOptIn, emailOptIn } = event;
  if (state.claim.offer.requireEmailOptIn && !emailOptIn) return state;
  return verification.contactSubmitted({ ...state.claim, smsOptIn, emailOptIn }, contact);
};

const sendingCode: Step<"sendingCode"> = (state, event) =>
  event.type === "sendAnswered" ? verification.sendSettled(state.claim, event) : state;

const validatingEmail: Step<"validatingEmail"> = (state, event) =>
  event.type === "emailAnswered" ? verification.emailSettled(state.claim, event) : state;

const smsVerification: Step<"smsVerification"> = (state, event) => {
  switch (event.type) {
    case "codeSubmitted":
      return verification.codeSubmitted(state, event.code);
    case "resendRequested":
      return event.nowMs < state.resendAtMs
        ? state
        : { ...state, kind: "resendingCode", formError: null };
    case "altVerificationChosen":
      return verification.altVerification(state, event.nowMs);
    default:
      return changeContact(state, event);
  }
};

const resendingCode: Step<"resendingCode"> = (state, event) =>
  event.type === "sendAnswered" ? verification.resendSettled(state, event) : state;

const verifyingCode: Step<"verifyingCode"> = (state, event) =>
  event.type === "codeAnswered" ? verification.codeSettled(state, event) : state;

type Waiting = Extract<ClaimState, { kind: "altVerification" }>;

const reached = (state: Waiting, isReached: boolean): Waiting =>
  Boolean(state.isUnreachable) === !isReached ? state : { ...state, isUnreachable: !isReached };

const altVerification: Step<"altVerification"> = (state, event) => {
  switch (event.type) {
    case "pollAnswered":
      return verification.pollSettled(state, event.answer) ?? reached(state, true);
    case "pollRefused":
      return (
        verification.pollRefused(withoutDeadline(state), event) ?? reached(state, event.outcome.ok)
      );
    case "pollEnded":
      return { ...withoutDeadline(state), kind: "altTimedOut" };
    case "altVerificationLeft":
      return { ...withoutDeadline(state), kind: "smsVerification" };
    default:
      return changeContact(state, event);
  }
};

const altTimedOut: Step<"altTimedOut"> = (state, event) => {
  if (event.type === "altVerificationChosen")
    return verification.altVerification(state, event.nowMs);
  return event.type === "altVerificationLeft"
    ? { ...state, kind: "smsVerification" }
    : changeContact(state, event);
};

const authentication: Step<"authentication"> = (state, event) => {
  if (event.type !== "credentialsSubmitted") return changeContact(state, event);
  return { kind: "signingIn", claim: state.claim, email: event.email, password: event.password };
};

const signingIn: Step<"signingIn"> = (state, event) =>
  event.type === "signInAnswered" ? signInSettled(state.claim, event) : state;

const claiming: Step<"claiming"> = (state, event) => {
  if (event.type === "heldElsewhere") return { kind: "reconciling", claim: state.claim };
  return event.type === "claimAnswered" ? claimSettled(state, event) : state;
};

const claimRefused: Step<"claimRefused"> = (state, event) => {
  if (event.type === "retried") return { kind: "claiming", claim: state.claim, isRepeat: false };
  return event.type === "restarted" ? { kind: "offerCode" } : changeContact(state, event);
};

const reconciling: Step<"reconciling"> = (state, event) =>
  event.type === "reconcileAnswered" ? reconciled(state.claim, event) : state;

const unconfirmed: Step<"unconfirmed"> = (state, event) =>
  event.type === "retried" ? retryUnconfirmed(state) : state;

const noAccount: Step<"noAccount"> = (state, event) => {
  if (event.type === "phoneChosen")
    return {
      kind: "emailInput",
      claim: { ...state.claim, contact: null, token: null, isPhoneOnly: true },
      formError: null,
    };
  return event.type === "contactChangeRequested"
    ? { kind: "emailInput", claim: { ...state.claim, contact: null, token: null }, formError: null }
    : finalState(state, event);
};

/** Handles every final state: only a new code leads on from it. */
const finalState: Step<Kind> = (state, event) =>
  event.type === "restarted" ? { kind: "offerCode" } : state;

/** Returns to the contact form, which still holds what the guest typed. */
function changeContact<S extends ClaimState & { claim: In<"emailInput">["claim"] }>(
  state: S,
  event: ClaimEvent,
): S | In<"emailInput"> {
  return event.type === "contactChangeRequested"
    ? { kind: "emailInput", claim: { ...state.claim, token: null }, formError: null }
    : state;
}

function withoutDeadline({ untilMs: _, isUnreachable: _was, ...sentCode }: In<"altVerification">) {
  return sentCode;
}
