import type { Gift } from "../../shared/contracts/gifts.ts";
import type { Standing } from "./standing.ts";

export type State =
  | { readonly kind: "loading"; readonly attempt: number }
  | { readonly kind: "failed"; readonly attempt: number }
  | { readonly kind: "unknown" }
  | {
      readonly kind: "found";
      readonly gift: Gift;
      readonly standing: Exclude<Standing, "unknown">;
    };

export type Event =
  | { readonly kind: "read"; readonly gift: Gift; readonly standing: Standing }
  | { readonly kind: "missed" }
  | { readonly kind: "broken" }
  | { readonly kind: "retried" }
  /** The host asks for another gift. */
  | { readonly kind: "changed"; readonly attempt: number };

export const initial: State = { kind: "loading", attempt: 0 };

/** Pure; an event that means nothing in a state gives back the same object. */
export function transition(state: State, event: Event): State {
  if (event.kind === "changed") return { kind: "loading", attempt: event.attempt };
  if (state.kind === "failed")
    return event.kind === "retried" ? { kind: "loading", attempt: state.attempt + 1 } : state;
  if (state.kind !== "loading") return state;
  switch (event.kind) {
    case "read":
      return event.standing === "unknown"
        ? { kind: "unknown" }
        : { kind: "found", gift: event.gift, standing: event.standing };
    case "missed":
      return { kind: "unknown" };
    case "broken":
      return { kind: "failed", attempt: state.attempt };
    case "retried":
      return state;
  }
}
