import type { Problem } from "../../shared/api/outcome.ts";

/** The form's values as typed (B3.14). */
export type OptOutRequest = {
  readonly state: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

export const emptyRequest: OptOutRequest = { state: "", firstName: "", lastName: "", email: "" };

export type State =
  /** The form, with the problem after a failed request. */
  | { readonly kind: "asking"; readonly problem: Problem | null }
  | { readonly kind: "submitting"; readonly request: OptOutRequest }
  | {
      readonly kind: "honored";
      readonly request: OptOutRequest;
      readonly atMs: number;
      readonly reference: string | null;
    };

export type Event =
  | { readonly type: "submitted"; readonly request: OptOutRequest }
  | { readonly type: "confirmed"; readonly atMs: number; readonly reference: string | null }
  | { readonly type: "failed"; readonly problem: Problem }
  /** The dialog was closed; it opens with the form again. */
  | { readonly type: "closed" };

export const initial: State = { kind: "asking", problem: null };

/**
 * Pure; an event that does not apply to a state, such as a second submit, returns the same object.
 */
export function transition(state: State, event: Event): State {
  switch (state.kind) {
    case "asking":
      return event.type === "submitted" ? { kind: "submitting", request: event.request } : state;
    case "submitting":
      if (event.type === "confirmed")
        return {
          kind: "honored",
          request: state.request,
          atMs: event.atMs,
          reference: event.reference,
        };
      return event.type === "failed" ? { kind: "asking", problem: event.problem } : state;
    case "honored":
      return event.type === "closed" ? initial : state;
  }
}
