import type { Gift } from "../../shared/contracts/gifts.ts";
import type { GiftStatus } from "./giftStatus.ts";

export type State =
  | { readonly kind: "loading"; readonly attempt: number }
  | { readonly kind: "failed"; readonly attempt: number }
  | { readonly kind: "unknown" }
  | {
      readonly kind: "found";
      readonly gift: Gift;
      readonly status: Exclude<GiftStatus, "unknown">;
    };

export type Event =
  | { readonly type: "loaded"; readonly gift: Gift; readonly status: GiftStatus }
  | { readonly type: "notFound" }
  | { readonly type: "failed" }
  | { readonly type: "retried" }
  /** The host switched to another gift. */
  | { readonly type: "changed"; readonly attempt: number };

export const initial: State = { kind: "loading", attempt: 0 };

/** Pure; an event that does not apply to a state returns the same object. */
export function transition(state: State, event: Event): State {
  if (event.type === "changed") return { kind: "loading", attempt: event.attempt };
  if (state.kind === "failed")
    return event.type === "retried" ? { kind: "loading", attempt: state.attempt + 1 } : state;
  if (state.kind !== "loading") return state;
  switch (event.type) {
    case "loaded":
      return event.status === "unknown"
        ? { kind: "unknown" }
        : { kind: "found", gift: event.gift, status: event.status };
    case "notFound":
      return { kind: "unknown" };
    case "failed":
      return { kind: "failed", attempt: state.attempt };
    case "retried":
      return state;
  }
}
