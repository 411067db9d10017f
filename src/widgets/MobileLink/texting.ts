import type { Problem } from "../../shared/api/outcome.ts";

/** The states of texting the link. */
export type Texting =
  | { readonly kind: "asking"; readonly problem: Problem | null }
  | { readonly kind: "sending"; readonly phone: string }
  | { readonly kind: "sent"; readonly phone: string };

export type TextingEvent =
  | { readonly type: "submitted"; readonly phone: string }
  | { readonly type: "delivered" }
  | { readonly type: "failed"; readonly problem: Problem }
  | { readonly type: "restarted" };

/** Pure; an event that does not apply to a state returns the same object. */
export function transition(state: Texting, event: TextingEvent): Texting {
  if (state.kind === "asking")
    return event.type === "submitted" ? { kind: "sending", phone: event.phone } : state;
  if (state.kind === "sent")
    return event.type === "restarted" ? { kind: "asking", problem: null } : state;
  if (event.type === "delivered") return { kind: "sent", phone: state.phone };
  return event.type === "failed" ? { kind: "asking", problem: event.problem } : state;
}
