import { createIntentKeys } from "../../../shared/api/intentKeys.ts";
import { isUnknown, type Outcome, type Problem } from "../../../shared/api/outcome.ts";
import {
  projectBySlug,
  updateProject,
  type PartnerProject,
} from "../../../shared/contracts/partnerProject.ts";
import { createFlow, type Flow } from "../../../shared/flow/flow.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { holdPage } from "../../../shared/host/navigation.ts";
import { randomId } from "../../../shared/host/randomId.ts";
import { isoInstant } from "../../../shared/time/instant.ts";
import type { PortalStore } from "../store.ts";

/** A submit, from the question to what came of it. */
export type SubmitState =
  | { readonly kind: "asking"; readonly problem: Problem | null }
  | { readonly kind: "submitting"; readonly attempt: number }
  /** Sent, and no usable answer: the server is asked what became of it. */
  | { readonly kind: "checking"; readonly attempt: number }
  | { readonly kind: "unsure" }
  | { readonly kind: "submitted" };

export type SubmitEvent =
  | { readonly type: "opened" }
  | { readonly type: "confirmed" }
  | { readonly type: "answered"; readonly outcome: Outcome<PartnerProject> }
  | { readonly type: "checked"; readonly status: string | null }
  | { readonly type: "checkAgain" };

export type Submitting = Flow<SubmitState, SubmitEvent>;

/** Pure; an event that means nothing in a state gives back the same object. */
export function submitTransition(state: SubmitState, event: SubmitEvent): SubmitState {
  switch (event.type) {
    case "opened":
      return state.kind === "submitted" ? { kind: "asking", problem: null } : state;
    case "confirmed":
      return state.kind === "asking" ? { kind: "submitting", attempt: 1 } : state;
    case "answered":
      if (state.kind !== "submitting") return state;
      if (event.outcome.ok) return { kind: "submitted" };
      return isUnknown(event.outcome.problem)
        ? { kind: "checking", attempt: 1 }
        : { kind: "asking", problem: event.outcome.problem };
    case "checked":
      if (state.kind !== "checking") return state;
      if (event.status === null) return { kind: "unsure" };
      // Still open at the server: it was not submitted, and may be tried again.
      return event.status === "submitted" || event.status === "in_review"
        ? { kind: "submitted" }
        : { kind: "asking", problem: { kind: "unexpected", status: null } };
    case "checkAgain":
      return state.kind === "unsure" ? { kind: "checking", attempt: 1 } : state;
  }
}

const made = new WeakMap<PortalStore, Submitting>();

/** The one submit of a portal: a second press, or a second dialog, finds it under way (faults D1, D3). */
export function submittingOf(portal: PortalStore): Submitting {
  const found = made.get(portal) ?? createSubmitting(portal);
  made.set(portal, found);
  return found;
}

function createSubmitting(portal: PortalStore): Submitting {
  const intents = createIntentKeys(randomId);
  const { signal } = portal.environment();
  return createFlow<SubmitState, SubmitEvent>({
    initial: { kind: "asking", problem: null },
    transition: submitTransition,
    signal,
    onBug: (error) =>
      portal
        .environment()
        .fail(
          "render",
          `PartnerPortal: ${error instanceof Error ? error.message : "submitting failed"}`,
        ),
    effects: {
      async submitting(_, { send }) {
        const release = holdPage();
        const slug = portal.slug();
        const body = {
          project: { status: "submitted", submit_modal_displayed_at: isoInstant(systemClock()) },
        };
        const outcome = await portal
          .client()
          .call(updateProject, { path: { slug }, body }, { intent: intents.keyFor(slug) });
        release();
        if (outcome.ok || !isUnknown(outcome.problem)) intents.settle();
        send({ type: "answered", outcome });
        if (outcome.ok) portal.changeProject(() => outcome.value);
      },
      async checking(_, { send, signal: leave }) {
        const outcome = await portal
          .client()
          .call(
            projectBySlug,
            { path: { slug: portal.slug() }, query: { request_for: "all" } },
            { signal: leave },
          );
        send({ type: "checked", status: outcome.ok ? outcome.value.status : null });
        if (outcome.ok) portal.changeProject(() => outcome.value);
      },
      submitted: () => portal.environment().done("submitted", { project: portal.slug() }),
    },
  });
}

/** Tells the server once that the dialog was shown; its status stays (P9). A failure is nobody's business: it is shown again some day. */
export async function recordShown(
  portal: PortalStore,
  { status }: Pick<PartnerProject, "status">,
): Promise<void> {
  const body = { project: { status, submit_modal_displayed_at: isoInstant(systemClock()) } };
  const outcome = await portal
    .client()
    .call(updateProject, { path: { slug: portal.slug() }, body });
  if (outcome.ok)
    portal.changeProject((now) => ({
      ...now,
      submitModalDisplayedAt:
        outcome.value.submitModalDisplayedAt ?? body.project.submit_modal_displayed_at,
    }));
}
