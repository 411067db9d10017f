import type { Outcome } from "../../shared/api/outcome.ts";
import type { Complaint } from "../../shared/signin/complaint.ts";
import { complaintOf } from "../../shared/signin/complaint.ts";

/** The confirmation email, once more. `readyAtMs` on the clock of `performance.now()`: until then it is not sent again. */
export type ResendState =
  | {
      readonly kind: "resting";
      readonly readyAtMs: number;
      readonly wasSent: boolean;
      readonly complaint: Complaint | null;
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
  /** The server has sent one by itself. */
  | { readonly type: "sentAlready"; readonly readyAtMs: number };

export const atRest = {
  kind: "resting",
  readyAtMs: 0,
  wasSent: false,
  complaint: null,
} as const satisfies ResendState;

/** A refusal says no more than the success does, so that it tells nobody who has an account. */
export function resend(state: ResendState, event: ResendEvent): ResendState {
  switch (event.type) {
    case "asked":
      return state.kind === "resting" && event.nowMs >= state.readyAtMs
        ? { kind: "sending", email: event.email }
        : state;
    case "answered": {
      if (state.kind !== "sending") return state;
      const complaint = event.outcome.ok
        ? null
        : complaintOf(event.outcome.problem, event.nowMs, "");
      if (complaint && complaint.kind !== "said")
        return {
          ...atRest,
          readyAtMs: complaint.kind === "wait" ? complaint.untilMs : 0,
          complaint,
        };
      return { kind: "resting", readyAtMs: event.readyAtMs, wasSent: true, complaint: null };
    }
    case "sentAlready":
      return state.kind === "resting" ? { ...state, readyAtMs: event.readyAtMs } : state;
  }
}
