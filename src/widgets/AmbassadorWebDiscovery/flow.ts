import type { Problem } from "../../shared/api/outcome.ts";
import type { AmbassadorPage } from "../../shared/contracts/ambassadors.ts";

export type DiscoveryState =
  | { readonly kind: "loading"; readonly slug: string; readonly attempt: number }
  | { readonly kind: "loaded"; readonly slug: string; readonly page: AmbassadorPage }
  | { readonly kind: "missing"; readonly slug: string | null }
  | { readonly kind: "failed"; readonly slug: string; readonly problem: Problem };

export type DiscoveryEvent =
  | { readonly type: "answered"; readonly page: AmbassadorPage }
  | { readonly type: "refused"; readonly problem: Problem }
  | { readonly type: "retried" }
  | { readonly type: "slugChanged"; readonly slug: string | null };

export function stateFor(slug: string | null): DiscoveryState {
  return slug ? { kind: "loading", slug, attempt: 1 } : { kind: "missing", slug: null };
}

/** Pure; an event that does not apply returns the same state object. */
export function transition(state: DiscoveryState, event: DiscoveryEvent): DiscoveryState {
  switch (event.type) {
    case "answered":
      return state.kind === "loading"
        ? { kind: "loaded", slug: state.slug, page: event.page }
        : state;
    case "refused":
      return state.kind === "loading" ? refused(state.slug, event.problem) : state;
    case "retried":
      return state.kind === "failed" || state.kind === "missing" ? stateFor(state.slug) : state;
    case "slugChanged":
      return event.slug === state.slug ? state : changeSlug(state, event.slug);
  }
}

/** A 404 or 410 means that there is no such ambassador. */
function refused(slug: string, problem: Problem): DiscoveryState {
  const isNotFound = problem.kind === "rejected" && [404, 410].includes(problem.status);
  return isNotFound ? { kind: "missing", slug } : { kind: "failed", slug, problem };
}

function changeSlug(state: DiscoveryState, slug: string | null): DiscoveryState {
  return state.kind === "loading" && slug
    ? { kind: "loading", slug, attempt: state.attempt + 1 }
    : stateFor(slug);
}
