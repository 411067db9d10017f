import { isOutcomeUnknown, type Problem } from "../../shared/api/outcome.ts";
import type { MenuLocation } from "../../shared/contracts/menus.ts";
import { mergeOf } from "./merge.ts";
import { settingsOf } from "./settings.ts";
import type { Workspace, FailReason, MenuEvent, MenuState, Notice } from "./state.ts";

type EventOf<T extends MenuEvent["type"]> = Extract<MenuEvent, { type: T }>;

/** Pure; an event that does not apply returns the same state object. */
export function transition(state: MenuState, event: MenuEvent): MenuState {
  if (event.type === "signedOut") return state.kind === "signIn" ? state : { kind: "signIn" };
  switch (state.kind) {
    case "signIn":
      return event.type === "signedIn" ? { kind: "loading", attempt: 1 } : state;
    case "loading":
      return event.type === "loaded" ? loaded(event) : state;
    case "failed":
    case "empty":
      return event.type === "retried" ? { kind: "loading", attempt: 1 } : state;
    case "editing":
      return editing(state, event);
    case "saving":
      return saving(state, event);
    case "conflicted":
      return conflicted(state, event);
    case "copying":
      return copying(state, event);
  }
}

function loaded({ project, locations, startLocationId, draftBase }: EventOf<"loaded">): MenuState {
  const problem = project.ok ? (locations.ok ? null : locations.problem) : project.problem;
  if (!project.ok || !locations.ok)
    return problem?.kind === "signed-out"
      ? { kind: "signIn" }
      : { kind: "failed", reason: reasonOf(problem) };
  const [first] = locations.value;
  if (!first) return { kind: "empty", project: project.value };
  const initial = locations.value.find(({ id }) => id === (draftBase?.id ?? startLocationId));
  // Unsaved changes continue from the version that they started with, so that saving detects later
  // changes.
  const chosen = initial && draftBase ? draftBase : (initial ?? first);
  return {
    kind: "editing",
    workspace: { project: project.value, locations: locations.value, chosen },
    notice: null,
  };
}

function reasonOf(problem: Problem | null): FailReason {
  if (problem?.kind !== "rejected") return "unreachable";
  if (problem.status === 404) return "missing";
  return problem.status === 403 ? "forbidden" : "unreachable";
}

function editing(state: Extract<MenuState, { kind: "editing" }>, event: MenuEvent): MenuState {
  const { workspace, notice } = state;
  switch (event.type) {
    case "locationChosen": {
      const chosen = workspace.locations.find(({ id }) => id === event.id);
      return chosen && chosen !== workspace.chosen
        ? { kind: "editing", workspace: { ...workspace, chosen }, notice: null }
        : state;
    }
    case "submitted":
      return isEditable(workspace)
        ? { kind: "saving", workspace, settings: event.settings, adopted: [], attempt: 1 }
        : state;
    case "copyRequested":
      return isEditable(workspace) && event.plan.ids.length
        ? { kind: "copying", workspace, plan: event.plan, done: [], failed: [] }
        : state;
    case "noticeClosed":
      return notice ? { ...state, notice: null } : state;
    default:
      return state;
  }
}

function saving(state: Extract<MenuState, { kind: "saving" }>, event: MenuEvent): MenuState {
  const { workspace } = state;
  switch (event.type) {
    case "changedMeanwhile":
      return mergeEdits(state, event.current);
    case "saved":
      return {
        kind: "editing",
        workspace: withLocation(workspace, event.location),
        notice: { kind: "saved", adopted: state.adopted },
      };
    case "notSaved":
      if (event.problem.kind === "signed-out") return { kind: "signIn" };
      return { kind: "editing", workspace, notice: noticeOf(event.problem, event.isSent) };
    default:
      return state;
  }
}

/**
 * Merges two edits: edits of different topics are both saved, edits of the same topic ask the user.
 */
function mergeEdits(
  { workspace, settings, attempt }: Extract<MenuState, { kind: "saving" }>,
  current: MenuLocation,
): MenuState {
  const merge = mergeOf(settingsOf(workspace.chosen), settings, settingsOf(current));
  if (merge.conflicts.length) return { kind: "conflicted", workspace, merge, current };
  return {
    kind: "saving",
    workspace: withLocation(workspace, current),
    settings: merge.settings,
    adopted: merge.adopted,
    attempt: attempt + 1,
  };
}

function conflicted(
  state: Extract<MenuState, { kind: "conflicted" }>,
  event: MenuEvent,
): MenuState {
  const { workspace, merge, current } = state;
  // The other user's version becomes the base of the next save.
  if (event.type === "merged")
    return {
      kind: "saving",
      workspace: withLocation(workspace, current),
      settings: event.settings,
      adopted: merge.adopted,
      attempt: 1,
    };
  return event.type === "conflictLeft" ? { kind: "editing", workspace, notice: null } : state;
}

function copying(state: Extract<MenuState, { kind: "copying" }>, event: MenuEvent): MenuState {
  if (event.type === "copyStopped") return copyFinished(state, state.workspace);
  if (event.type !== "copyAnswered" || !state.plan.ids.includes(event.id)) return state;
  const { id, outcome } = event;
  const workspace = outcome.ok ? withLocation(state.workspace, outcome.value) : state.workspace;
  const next = outcome.ok
    ? { ...state, workspace, done: [...state.done, id] }
    : { ...state, failed: [...state.failed, id] };
  return next.done.length + next.failed.length < next.plan.ids.length
    ? next
    : copyFinished(next, workspace);
}

function copyFinished(
  { plan, done }: Extract<MenuState, { kind: "copying" }>,
  workspace: Workspace,
): MenuState {
  const notice: Notice = {
    kind: "copied",
    plan,
    done: done.length,
    failed: plan.ids.filter((id) => !done.includes(id)),
  };
  return { kind: "editing", workspace, notice };
}

function noticeOf(problem: Problem, isSent: boolean): Notice {
  if (problem.kind === "rejected") {
    if (problem.status === 403) return { kind: "forbidden" };
    if (problem.status === 404) return { kind: "gone" };
    return { kind: "refused", message: problem.message, fields: problem.fields };
  }
  return { kind: isSent && isOutcomeUnknown(problem) ? "unconfirmed" : "unreachable" };
}

function withLocation(workspace: Workspace, location: MenuLocation): Workspace {
  const locations = workspace.locations.map((item) => (item.id === location.id ? location : item));
  return {
    ...workspace,
    locations,
    chosen: workspace.chosen.id === location.id ? location : workspace.chosen,
  };
}

/**
 * Whether the menu can be edited, by the flag and the counts; if they contradict each other, it
 * cannot (A6.02, A6.03, fault K6).
 */
export function isEditable({ project }: Pick<Workspace, "project">): boolean {
  const counts = project.sectionsMetadata?.["locations"];
  return project.locationsEditable && !counts?.noneEditable && counts?.editableCount !== 0;
}
