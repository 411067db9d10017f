import { isUnknown, type Problem } from "../../shared/api/outcome.ts";
import type { MenuLocation } from "../../shared/contracts/menus.ts";
import { mergeOf } from "./merge.ts";
import { settingsOf } from "./settings.ts";
import type { Desk, FailReason, MenuEvent, MenuState, Notice } from "./state.ts";

type Of<T extends MenuEvent["type"]> = Extract<MenuEvent, { type: T }>;

/** Pure. An event that means nothing in a state returns the same object. */
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

function loaded({ project, locations, wanted, resumed }: Of<"loaded">): MenuState {
  const problem = project.ok ? (locations.ok ? null : locations.problem) : project.problem;
  if (!project.ok || !locations.ok)
    return problem?.kind === "signed-out"
      ? { kind: "signIn" }
      : { kind: "failed", reason: reasonOf(problem) };
  const [first] = locations.value;
  if (!first) return { kind: "empty", project: project.value };
  const found = locations.value.find(({ id }) => id === (resumed?.id ?? wanted));
  // Typed changes go on from the reading that they began with, so that saving sees what happened since.
  const chosen = found && resumed ? resumed : (found ?? first);
  return {
    kind: "editing",
    desk: { project: project.value, locations: locations.value, chosen },
    notice: null,
  };
}

function reasonOf(problem: Problem | null): FailReason {
  if (problem?.kind !== "rejected") return "unreachable";
  if (problem.status === 404) return "missing";
  return problem.status === 403 ? "forbidden" : "unreachable";
}

function editing(state: Extract<MenuState, { kind: "editing" }>, event: MenuEvent): MenuState {
  const { desk, notice } = state;
  switch (event.type) {
    case "locationChosen": {
      const chosen = desk.locations.find(({ id }) => id === event.id);
      return chosen && chosen !== desk.chosen
        ? { kind: "editing", desk: { ...desk, chosen }, notice: null }
        : state;
    }
    case "submitted":
      return isEditable(desk)
        ? { kind: "saving", desk, settings: event.settings, taken: [], attempt: 1 }
        : state;
    case "copyAsked":
      return isEditable(desk) && event.plan.ids.length
        ? { kind: "copying", desk, plan: event.plan, done: [], failed: [] }
        : state;
    case "noticeClosed":
      return notice ? { ...state, notice: null } : state;
    default:
      return state;
  }
}

function saving(state: Extract<MenuState, { kind: "saving" }>, event: MenuEvent): MenuState {
  const { desk } = state;
  switch (event.type) {
    case "changedMeanwhile":
      return met(state, event.current);
    case "saved":
      return {
        kind: "editing",
        desk: withLocation(desk, event.location),
        notice: { kind: "saved", taken: state.taken },
      };
    case "notSaved":
      if (event.problem.kind === "signed-out") return { kind: "signIn" };
      return { kind: "editing", desk, notice: noticeOf(event.problem, event.isSent) };
    default:
      return state;
  }
}

/** Two edits met: where they touch different things, both are saved; else the person chooses. */
function met(
  { desk, settings, attempt }: Extract<MenuState, { kind: "saving" }>,
  current: MenuLocation,
): MenuState {
  const merge = mergeOf(settingsOf(desk.chosen), settings, settingsOf(current));
  if (merge.clashes.length) return { kind: "conflicted", desk, merge, current };
  return {
    kind: "saving",
    desk: withLocation(desk, current),
    settings: merge.settings,
    taken: merge.taken,
    attempt: attempt + 1,
  };
}

function conflicted(
  state: Extract<MenuState, { kind: "conflicted" }>,
  event: MenuEvent,
): MenuState {
  const { desk, merge, current } = state;
  // What they did is the new start: saving again compares with it.
  if (event.type === "merged")
    return {
      kind: "saving",
      desk: withLocation(desk, current),
      settings: event.settings,
      taken: merge.taken,
      attempt: 1,
    };
  return event.type === "conflictLeft" ? { kind: "editing", desk, notice: null } : state;
}

function copying(state: Extract<MenuState, { kind: "copying" }>, event: MenuEvent): MenuState {
  if (event.type === "copyStopped") return finished(state, state.desk);
  if (event.type !== "copyAnswered" || !state.plan.ids.includes(event.id)) return state;
  const { id, outcome } = event;
  const desk = outcome.ok ? withLocation(state.desk, outcome.value) : state.desk;
  const next = outcome.ok
    ? { ...state, desk, done: [...state.done, id] }
    : { ...state, failed: [...state.failed, id] };
  return next.done.length + next.failed.length < next.plan.ids.length ? next : finished(next, desk);
}

function finished({ plan, done }: Extract<MenuState, { kind: "copying" }>, desk: Desk): MenuState {
  const notice: Notice = {
    kind: "copied",
    plan,
    done: done.length,
    failed: plan.ids.filter((id) => !done.includes(id)),
  };
  return { kind: "editing", desk, notice };
}

function noticeOf(problem: Problem, isSent: boolean): Notice {
  if (problem.kind === "rejected") {
    if (problem.status === 403) return { kind: "forbidden" };
    if (problem.status === 404) return { kind: "gone" };
    return { kind: "refused", message: problem.message, fields: problem.fields };
  }
  return { kind: isSent && isUnknown(problem) ? "unconfirmed" : "unreachable" };
}

function withLocation(desk: Desk, location: MenuLocation): Desk {
  const locations = desk.locations.map((one) => (one.id === location.id ? location : one));
  return { ...desk, locations, chosen: desk.chosen.id === location.id ? location : desk.chosen };
}

/** By the flag and by the counts; where they contradict each other, nothing is edited (A:L143, faults K6). */
export function isEditable({ project }: Pick<Desk, "project">): boolean {
  const counts = project.sectionsMetadata?.["locations"];
  return project.locationsEditable && !counts?.noneEditable && counts?.editableCount !== 0;
}
