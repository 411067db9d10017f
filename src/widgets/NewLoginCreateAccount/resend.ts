import type { Outcome } from "../../shared/api/outcome.ts";
import type { FormError } from "../../shared/signin/formError.ts";
import { formErrorOf } from "../../shared/signin/formError.ts";

/**
 * Requesting the confirmation email again. `readyAtMs`, on the clock of `performance.now()`, is
 * when that is allowed.
 */
export type ResendState =
  | {
      readonly kind: "resting";
      readonly readyAtMs: number;
      readonly wasSent: boolean;
      readonly error: FormError | null;
    }
  | { readonly kind: "sending"; readonly email: string | null };

export type ResendEvent =
  | { readonly type: "asked"; readonly email: string | null; readonly nowMs: number }
  | {
      readonly type: "answered";
      readonly outcome: Outcome<unknown>;
      readonly nowMs: number;
      readonly readyAtMs: number;
    }
  /** The server has already sent one. */
  | { readonly type: "sentAlready"; readonly readyAtMs: number };

export const initialResendState = {
  kind: "resting",
  readyAtMs: 0,
  wasSent: false,
  error: null,
} as const satisfies ResendState;

/** A refusal looks like a success, so that it does not reveal which accounts exist. */
export function resend(state: ResendState, event: ResendEvent): ResendState {
  switch (event.type) {
    case "asked":
      return state.kind === "resting" && event.nowMs >= state.readyAtMs
        ? { kind: "sending", email: event.email }
        : state;
    case "answered": {
      if (state.kind !== "sending") return state;
      const error = event.outcome.ok ? null : formErrorOf(event.outcome.problem, event.nowMs, "");
      if (error && error.kind !== "said")
        return {
          ...initialResendState,
          readyAtMs: error.kind === "wait" ? error.untilMs : 0,
          error,
        };
      return { kind: "resting", readyAtMs: event.readyAtMs, wasSent: true, error: null };
    }
    case "sentAlready":
      return state.kind === "resting" ? { ...state, readyAtMs: event.readyAtMs } : state;
  }
}
