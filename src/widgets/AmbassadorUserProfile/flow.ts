import type { AmbassadorStats, Profile } from "../../shared/contracts/ambassadorStats.ts";

/** The status of the figures; the profile is shown without them. */
export type Figures =
  | { readonly kind: "reading" }
  | { readonly kind: "failed" }
  | { readonly kind: "read"; readonly stats: AmbassadorStats };

export type State =
  | { readonly kind: "signIn" }
  | { readonly kind: "loading"; readonly attempt: number }
  | { readonly kind: "failed"; readonly attempt: number }
  | {
      readonly kind: "shown";
      readonly attempt: number;
      readonly profile: Profile;
      readonly figures: Figures;
    };

export type Event =
  | { readonly type: "profileRead"; readonly profile: Profile }
  | { readonly type: "profileBroken" }
  | { readonly type: "figuresRead"; readonly stats: AmbassadorStats }
  | { readonly type: "figuresBroken" }
  | { readonly type: "retried" }
  | { readonly type: "signedIn" }
  | { readonly type: "signedOut" }
  /** The host changed its options. */
  | { readonly type: "changed" };

/** Pure; an event that does not apply returns the same state object. */
export function transition(state: State, event: Event): State {
  const next = "attempt" in state ? state.attempt + 1 : 1;
  switch (event.type) {
    case "signedOut":
      return state.kind === "signIn" ? state : { kind: "signIn" };
    case "signedIn":
      return state.kind === "signIn" ? { kind: "loading", attempt: next } : state;
    case "changed":
      return state.kind === "signIn" ? state : { kind: "loading", attempt: next };
    case "profileRead":
      return state.kind === "loading"
        ? { kind: "shown", attempt: next, profile: event.profile, figures: { kind: "reading" } }
        : state;
    case "profileBroken":
      return state.kind === "loading" ? { kind: "failed", attempt: state.attempt } : state;
    case "figuresRead":
      return state.kind === "shown"
        ? { ...state, figures: { kind: "read", stats: event.stats } }
        : state;
    case "figuresBroken":
      return state.kind === "shown" ? { ...state, figures: { kind: "failed" } } : state;
    case "retried":
      return retried(state, next);
  }
}

function retried(state: State, next: number): State {
  if (state.kind === "failed") return { kind: "loading", attempt: next };
  if (state.kind === "shown" && state.figures.kind === "failed")
    return { ...state, attempt: next, figures: { kind: "reading" } };
  return state;
}
