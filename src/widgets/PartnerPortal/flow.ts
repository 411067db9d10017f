import type { Outcome, Problem } from "../../shared/api/outcome.ts";
import type { PartnerProject, ProjectRef } from "../../shared/contracts/partnerProject.ts";

/** The states of the portal: signed out, loading its projects or one project, or working on one. */
export type PortalState =
  | { readonly kind: "signedOut" }
  /** The page names no project, so the user's projects are read. */
  | { readonly kind: "loadingProjects"; readonly attempt: number }
  | { readonly kind: "choosing"; readonly projects: readonly ProjectRef[] }
  | { readonly kind: "loadingProject"; readonly attempt: number; readonly slug: string }
  | {
      readonly kind: "failed";
      readonly attempt: number;
      readonly slug: string | null;
      readonly problem: Problem;
    }
  | { readonly kind: "ready"; readonly slug: string; readonly project: PartnerProject };

export type PortalEvent =
  | { readonly type: "signedIn"; readonly slug: string | null }
  | { readonly type: "signedOut" }
  | {
      readonly type: "projectsAnswered";
      readonly outcome: Outcome<{ readonly availableProjects: readonly ProjectRef[] }>;
    }
  | { readonly type: "projectChosen"; readonly slug: string }
  | { readonly type: "projectAnswered"; readonly outcome: Outcome<PartnerProject> }
  /** A write or a background read changed the project. */
  | {
      readonly type: "projectChanged";
      readonly change: (project: PartnerProject) => PartnerProject;
    }
  | { readonly type: "retried" };

type Kind = PortalState["kind"];
type Step<K extends Kind> = (
  state: Extract<PortalState, { kind: K }>,
  event: PortalEvent,
) => PortalState;

/** Pure; an event that does not apply returns the same state object. */
export function transition(state: PortalState, event: PortalEvent): PortalState {
  if (event.type === "signedOut") return state.kind === "signedOut" ? state : { kind: "signedOut" };
  if (event.type === "projectChosen" && state.kind !== "signedOut")
    return { kind: "loadingProject", attempt: 1, slug: event.slug };
  switch (state.kind) {
    case "signedOut":
      return signedOut(state, event);
    case "loadingProjects":
      return loadingProjects(state, event);
    case "choosing":
      return state;
    case "loadingProject":
      return loadingProject(state, event);
    case "failed":
      return failed(state, event);
    case "ready":
      return ready(state, event);
  }
}

const signedOut: Step<"signedOut"> = (state, event) => {
  if (event.type !== "signedIn") return state;
  return event.slug === null
    ? { kind: "loadingProjects", attempt: 1 }
    : { kind: "loadingProject", attempt: 1, slug: event.slug };
};

const loadingProjects: Step<"loadingProjects"> = (state, event) => {
  if (event.type !== "projectsAnswered") return state;
  const { outcome } = event;
  if (!outcome.ok)
    return { kind: "failed", attempt: state.attempt, slug: null, problem: outcome.problem };
  const [onlyProject, ...otherProjects] = outcome.value.availableProjects;
  return onlyProject && !otherProjects.length
    ? { kind: "loadingProject", attempt: 1, slug: onlyProject.slug }
    : { kind: "choosing", projects: outcome.value.availableProjects };
};

const loadingProject: Step<"loadingProject"> = (state, event) => {
  if (event.type !== "projectAnswered") return state;
  const { slug, attempt } = state;
  const { outcome } = event;
  return outcome.ok
    ? { kind: "ready", slug, project: outcome.value }
    : { kind: "failed", attempt, slug, problem: outcome.problem };
};

const failed: Step<"failed"> = (state, event) => {
  if (event.type !== "retried") return state;
  const { slug, attempt } = state;
  return slug === null
    ? { kind: "loadingProjects", attempt: attempt + 1 }
    : { kind: "loadingProject", attempt: attempt + 1, slug };
};

const ready: Step<"ready"> = (state, event) =>
  event.type === "projectChanged" ? { ...state, project: event.change(state.project) } : state;
