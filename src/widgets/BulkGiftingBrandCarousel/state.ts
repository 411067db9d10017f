import type { MapBrand } from "../../shared/contracts/locations.ts";
import type { Position } from "../../shared/contracts/position.ts";

export interface Found {
  readonly brands: readonly MapBrand[];
  /** Null where nothing says where the visitor is: then no distance is claimed. */
  readonly visitor: Position | null;
}

export type State =
  | { readonly kind: "loading"; readonly attempt: number }
  | ({ readonly kind: "shown" } & Found)
  | { readonly kind: "failed"; readonly attempt: number };

export type Event =
  | ({ readonly type: "found" } & Found)
  /** The visitor's position came after the brands were shown. */
  | { readonly type: "located"; readonly visitor: Position }
  | { readonly type: "brands-failed" }
  | { readonly type: "retried" };

/** An answer counts only while it is awaited; a failure can be tried again. */
export function transition(state: State, event: Event): State {
  if (event.type === "retried")
    return state.kind === "failed" ? { kind: "loading", attempt: state.attempt + 1 } : state;
  if (event.type === "located")
    return state.kind === "shown" && !state.visitor ? { ...state, visitor: event.visitor } : state;
  if (state.kind !== "loading") return state;
  return event.type === "found"
    ? { kind: "shown", brands: event.brands, visitor: event.visitor }
    : { kind: "failed", attempt: state.attempt };
}
