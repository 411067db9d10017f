import type { AmbassadorStats, Profile } from "../../shared/contracts/ambassadorStats.ts";

/** The status of the figures; the profile is shown without them. */
export type Figures =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "loaded"; readonly stats: AmbassadorStats };

export type State =
  | { readonly kind: "signIn" }
  | { readonly kind: "loading"; readonly attempt: number }
  | { readonly kind: "failed"; readonly attempt: number }
  | {
      readonly kind: "loaded";
      readonly attempt: number;
      readonly profile: Profile;
      readonly figures: Figures;
    };

export type Event =
  | { readonly type: "profileLoaded"; readonly profile: Profile }
  | { readonly type: "profileFailed" }
  | { readonly type: "figuresLoaded"; readonly stats: AmbassadorStats }
  | { readonly type: "figuresFailed" }
  | { readonly type: "retried" }
  | { readonly type: "signedIn" }
  | { readonly type: "signedOut" }
  /** The host has changed the widget's options. */
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
    case "profileLoaded":
      return state.kind === "loading"
        ? { kind: "loaded", attempt: next, profile: event.profile, figures: { kind: "loading" } }
        : state;
    case "profileFailed":
      return state.kind === "loading" ? { kind: "failed", attempt: state.attempt } : state;
    case "figuresLoaded":
      return state.kind === "loaded"
        ? { ...state, figures: { kind: "loaded", stats: event.stats } }
        : state;
    case "figuresFailed":
      return state.kind === "loaded" ? { ...state, figures: { kind: "failed" } } : state;
    case "retried":
      return retried(state, next);
  }
}

function retried(state: State, next: number): State {
  if (state.kind === "failed") return { kind: "loading", attempt: next };
  if (state.kind === "loaded" && state.figures.kind === "failed")
    return { ...state, attempt: next, figures: { kind: "loading" } };
  return state;
}
