import type { Review } from "./review.ts";

/** A write that the user asked for. */
export type Intent =
  | { readonly kind: "approve" }
  /**
   * `emailId` names one e-mail, or null for the campaign. `logged` is how often the log contained
   * this message before.
   */
  | {
      readonly kind: "change";
      readonly draft: string;
      readonly emailId: string | null;
      readonly message: string;
      readonly logged: number;
    };

/** The result of the last write, shown above the campaign. */
export type Notice =
  | { readonly kind: "sent"; readonly intent: Intent }
  | { readonly kind: "approved-elsewhere" }
  | { readonly kind: "refused"; readonly intent: Intent; readonly message: string | null }
  | { readonly kind: "not-sent"; readonly intent: Intent }
  | { readonly kind: "busy"; readonly intent: Intent; readonly seconds: number | null }
  /** The campaign was read, but the write is not in it. */
  | { readonly kind: "not-recorded"; readonly intent: Intent };

/** The draft of the last or current write. Null for an approval, and before any write. */
export function noticeDraft(state: State): string | null {
  const intent =
    state.kind === "reconciling" || state.kind === "unconfirmed"
      ? state.intent
      : state.kind === "reviewing" && state.notice && "intent" in state.notice
        ? state.notice.intent
        : null;
  return intent?.kind === "change" ? intent.draft : null;
}

export type State =
  | { readonly kind: "loading"; readonly attempt: number }
  | { readonly kind: "unavailable" }
  | { readonly kind: "unreadable"; readonly attempt: number }
  | { readonly kind: "reviewing"; readonly review: Review; readonly notice: Notice | null }
  | { readonly kind: "writing"; readonly review: Review; readonly intent: Intent }
  /** The outcome of the write is unknown, so the campaign is read again. */
  | {
      readonly kind: "reconciling";
      readonly review: Review;
      readonly intent: Intent;
      readonly attempt: number;
    }
  /** The campaign could not be read again. */
  | {
      readonly kind: "unconfirmed";
      readonly review: Review;
      readonly intent: Intent;
      readonly attempt: number;
    };

/** The campaign is loaded. */
export type ReviewState = Extract<State, { review: object }>;

export type Event =
  | { readonly type: "loaded"; readonly review: Review; readonly notice: Notice | null }
  | { readonly type: "noAccess" }
  | { readonly type: "loadFailed" }
  | { readonly type: "retried" }
  | { readonly type: "writeRequested"; readonly intent: Intent }
  | { readonly type: "carriedOut"; readonly review: Review; readonly notice: Notice | null }
  | { readonly type: "refused"; readonly notice: Notice }
  | { readonly type: "outcomeUnknown" }
  | { readonly type: "noticeDismissed" };

export const initial: State = { kind: "loading", attempt: 0 };

/**
 * Pure; an event that does not apply returns the same state object, such as a second press during a
 * write.
 */
export function transition(state: State, event: Event): State {
  if (event.type === "noAccess") return { kind: "unavailable" };
  switch (state.kind) {
    case "unavailable":
      return state;
    case "loading":
      return whileLoading(state, event);
    case "unreadable":
      return event.type === "retried" ? { kind: "loading", attempt: state.attempt + 1 } : state;
    case "reviewing":
      if (event.type === "writeRequested")
        return { kind: "writing", review: state.review, intent: event.intent };
      return event.type === "noticeDismissed" && state.notice ? { ...state, notice: null } : state;
    case "writing":
      return whileWriting(state, event);
    case "reconciling":
      if (event.type === "loaded")
        return { kind: "reviewing", review: event.review, notice: event.notice };
      return event.type === "loadFailed" ? { ...state, kind: "unconfirmed" } : state;
    case "unconfirmed":
      return event.type === "retried"
        ? { ...state, kind: "reconciling", attempt: state.attempt + 1 }
        : state;
  }
}

function whileLoading(state: Extract<State, { kind: "loading" }>, event: Event): State {
  if (event.type === "loaded")
    return { kind: "reviewing", review: event.review, notice: event.notice };
  return event.type === "loadFailed" ? { kind: "unreadable", attempt: state.attempt } : state;
}

function whileWriting(state: Extract<State, { kind: "writing" }>, event: Event): State {
  const { review, intent } = state;
  switch (event.type) {
    case "carriedOut":
      return { kind: "reviewing", review: event.review, notice: event.notice };
    case "refused":
      return { kind: "reviewing", review, notice: event.notice };
    case "outcomeUnknown":
      return { kind: "reconciling", review, intent, attempt: 1 };
    default:
      return state;
  }
}
