import type { Outcome } from "../../shared/api/outcome.ts";
import type { VerificationAnswer } from "../../shared/contracts/offers.ts";
import { saysWrongCode } from "../../shared/forms/code.ts";
import { formErrorOf, type FormError } from "../../shared/signin/formError.ts";

/** A code has been sent. `resendAtMs` is on the clock of `performance.now()`. */
export interface SentCode {
  /** 11 digits. */
  readonly phone: string;
  readonly token: string | null;
  readonly resendAtMs: number;
  /** Empty if the refusal has no message. */
  readonly formError: FormError | null;
  /** Whether the last error is about sending the text, and not about the code. */
  readonly isResendRefused: boolean;
  /** The codes refused since the last text message; they are not sent again. */
  readonly refusedCodes: readonly string[];
}

export type SignUpState =
  | { readonly kind: "account" }
  /** The account of a guest who is signed in already is being read. */
  | { readonly kind: "resuming" }
  | { readonly kind: "phone"; readonly formError: FormError | null }
  | { readonly kind: "sendingCode"; readonly phone: string }
  | ({ readonly kind: "code" } & SentCode)
  | ({ readonly kind: "resendingCode" } & SentCode)
  | ({ readonly kind: "verifyingCode"; readonly code: string } & SentCode)
  /** `isResumed`: an earlier page has signed the guest up. */
  | { readonly kind: "links"; readonly isResumed: boolean };

export type SignUpEvent =
  | { readonly type: "signedIn"; readonly hasVerifiedPhone: boolean }
  | { readonly type: "phoneSubmitted"; readonly phone: string }
  | {
      readonly type: "sendAnswered";
      readonly outcome: Outcome<VerificationAnswer>;
      readonly nowMs: number;
      readonly resendAtMs: number;
    }
  | { readonly type: "resendRequested"; readonly nowMs: number }
  | { readonly type: "codeSubmitted"; readonly code: string }
  | {
      readonly type: "codeAnswered";
      readonly outcome: Outcome<VerificationAnswer>;
      readonly nowMs: number;
    }
  | { readonly type: "phoneChangeRequested" }
  | { readonly type: "signedOut" };

type Kind = SignUpState["kind"];
type Step<K extends Kind> = (
  state: Extract<SignUpState, { kind: K }>,
  event: SignUpEvent,
) => SignUpState;

/**
 * A guest's sign-up: account, phone number, app (U2). Pure; an event that does not apply returns
 * the same state object.
 */
export function transition(state: SignUpState, event: SignUpEvent): SignUpState {
  if (event.type === "signedOut") return state.kind === "account" ? state : { kind: "account" };
  switch (state.kind) {
    case "account":
    case "resuming":
      return account(state, event);
    case "phone":
      return phone(state, event);
    case "sendingCode":
      return sendingCode(state, event);
    case "code":
      return code(state, event);
    case "resendingCode":
      return resendingCode(state, event);
    case "verifyingCode":
      return verifyingCode(state, event);
    case "links":
      return state;
  }
}

const account: Step<"account" | "resuming"> = (state, event) => {
  if (event.type !== "signedIn") return state;
  return event.hasVerifiedPhone
    ? { kind: "links", isResumed: state.kind === "resuming" }
    : { kind: "phone", formError: null };
};

const phone: Step<"phone"> = (state, event) =>
  event.type === "phoneSubmitted" ? { kind: "sendingCode", phone: event.phone } : state;

const sendingCode: Step<"sendingCode"> = (state, event) => {
  if (event.type !== "sendAnswered") return state;
  const formError = answerFormError(event);
  if (formError || !event.outcome.ok) return { kind: "phone", formError };
  return {
    kind: "code",
    phone: state.phone,
    token: event.outcome.value.token,
    resendAtMs: event.resendAtMs,
    formError: null,
    isResendRefused: false,
    refusedCodes: [],
  };
};

const code: Step<"code"> = (state, event) => {
  switch (event.type) {
    case "codeSubmitted":
      return state.refusedCodes.includes(event.code)
        ? { ...state, formError: wrongCode, isResendRefused: false }
        : { ...state, kind: "verifyingCode", code: event.code, formError: null };
    case "resendRequested":
      return event.nowMs < state.resendAtMs
        ? state
        : { ...state, kind: "resendingCode", formError: null };
    case "phoneChangeRequested":
      return { kind: "phone", formError: null };
    default:
      return state;
  }
};

const resendingCode: Step<"resendingCode"> = (state, event) => {
  if (event.type !== "sendAnswered") return state;
  const formError = answerFormError(event);
  if (formError || !event.outcome.ok)
    return { ...state, kind: "code", formError, isResendRefused: true };
  return {
    ...state,
    kind: "code",
    token: event.outcome.value.token ?? state.token,
    resendAtMs: event.resendAtMs,
    isResendRefused: false,
    refusedCodes: [],
  };
};

/** An error without a message, for which the screen has a text. */
const wrongCode: FormError = { kind: "said", message: "" };

const verifyingCode: Step<"verifyingCode"> = (verifying, event) => {
  if (event.type !== "codeAnswered") return verifying;
  const { code: triedCode, ...state } = verifying;
  const formError = answerFormError(event);
  if (!formError) return { kind: "links", isResumed: false };
  const isRefused =
    formError.kind === "said" && "message" in formError && saysWrongCode(formError.message);
  return {
    ...state,
    kind: "code",
    formError: isRefused ? wrongCode : formError,
    isResendRefused: false,
    refusedCodes: isRefused ? [...state.refusedCodes, triedCode] : state.refusedCodes,
  };
};

/** An answer may carry its refusal in `error`. */
function answerFormError({
  outcome,
  nowMs,
}: {
  outcome: Outcome<VerificationAnswer>;
  nowMs: number;
}): FormError | null {
  if (!outcome.ok) return formErrorOf(outcome.problem, nowMs, "");
  return outcome.value.error ? { kind: "said", message: outcome.value.error.slice(0, 300) } : null;
}
