import type { MapBrand } from "../../shared/contracts/locations.ts";
import type { Position } from "../../shared/contracts/position.ts";

export interface LoadedBrands {
  readonly brands: readonly MapBrand[];
  /** Null if the position is unknown. Distances are then not shown. */
  readonly visitor: Position | null;
}

export type State =
  | { readonly kind: "loading"; readonly attempt: number }
  | ({ readonly kind: "loaded" } & LoadedBrands)
  | { readonly kind: "failed"; readonly attempt: number };

export type Event =
  | ({ readonly type: "found" } & LoadedBrands)
  /** The visitor's position arrived after the brands were shown. */
  | { readonly type: "located"; readonly visitor: Position }
  | { readonly type: "brandsFailed" }
  | { readonly type: "retried" };

/** Pure; answers count only while loading, and a failure can be retried. */
export function transition(state: State, event: Event): State {
  if (event.type === "retried")
    return state.kind === "failed" ? { kind: "loading", attempt: state.attempt + 1 } : state;
  if (event.type === "located")
    return state.kind === "loaded" && !state.visitor ? { ...state, visitor: event.visitor } : state;
  if (state.kind !== "loading") return state;
  return event.type === "found"
    ? { kind: "loaded", brands: event.brands, visitor: event.visitor }
    : { kind: "failed", attempt: state.attempt };
}
