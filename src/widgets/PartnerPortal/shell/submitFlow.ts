import { createIntentKeys } from "../../../shared/api/intentKeys.ts";
import { isOutcomeUnknown, type Outcome, type Problem } from "../../../shared/api/outcome.ts";
import {
  projectBySlug,
  updateProject,
  type PartnerProject,
} from "../../../shared/contracts/partnerProject.ts";
import { createFlow, type Flow } from "../../../shared/flow/flow.ts";
import { reportBug } from "../../../shared/flow/reportBug.ts";
import { systemClock } from "../../../shared/host/clock.ts";
import { blockUnload } from "../../../shared/host/navigation.ts";
import { randomId } from "../../../shared/host/randomId.ts";
import { isoInstant } from "../../../shared/time/instant.ts";
import type { PortalStore } from "../storeType.ts";

/** The states of a submit, from the question to its outcome. */
export type SubmitState =
  | { readonly kind: "asking"; readonly problem: Problem | null }
  | { readonly kind: "submitting"; readonly attempt: number }
  /** The request got no usable answer, so the project's status is read. */
  | { readonly kind: "checking"; readonly attempt: number }
  | { readonly kind: "unsure" }
  | { readonly kind: "submitted" };

export type SubmitEvent =
  | { readonly type: "opened" }
  | { readonly type: "confirmed" }
  | { readonly type: "answered"; readonly outcome: Outcome<PartnerProject> }
  | { readonly type: "checked"; readonly status: string | null }
  | { readonly type: "checkAgain" };

export type SubmitFlow = Flow<SubmitState, SubmitEvent>;

/** Pure; an event that does not apply returns the same state object. */
export function submitTransition(state: SubmitState, event: SubmitEvent): SubmitState {
  switch (event.type) {
    case "opened":
      return state.kind === "submitted" ? { kind: "asking", problem: null } : state;
    case "confirmed":
      return state.kind === "asking" ? { kind: "submitting", attempt: 1 } : state;
    case "answered":
      if (state.kind !== "submitting") return state;
      if (event.outcome.ok) return { kind: "submitted" };
      return isOutcomeUnknown(event.outcome.problem)
        ? { kind: "checking", attempt: 1 }
        : { kind: "asking", problem: event.outcome.problem };
    case "checked":
      if (state.kind !== "checking") return state;
      if (event.status === null) return { kind: "unsure" };
      // The project is still open on the server, so it can be submitted again.
      return event.status === "submitted" || event.status === "in_review"
        ? { kind: "submitted" }
        : { kind: "asking", problem: { kind: "unexpected", status: null } };
    case "checkAgain":
      return state.kind === "unsure" ? { kind: "checking", attempt: 1 } : state;
  }
}

const submitFlows = new WeakMap<PortalStore, SubmitFlow>();

/**
 * The single submit of a portal: a second press or dialog joins the one in flight (faults D1, D3).
 */
export function submitFlowOf(portal: PortalStore): SubmitFlow {
  const flow = submitFlows.get(portal) ?? createSubmitFlow(portal);
  submitFlows.set(portal, flow);
  return flow;
}

function createSubmitFlow(portal: PortalStore): SubmitFlow {
  const intents = createIntentKeys(randomId);
  const { signal } = portal.environment();
  return createFlow<SubmitState, SubmitEvent>({
    initial: { kind: "asking", problem: null },
    transition: submitTransition,
    signal,
    onBug: reportBug(portal.environment),
    effects: {
      async submitting(_, { send }) {
        const unblockUnload = blockUnload();
        const slug = portal.slug();
        const body = {
          project: { status: "submitted", submit_modal_displayed_at: isoInstant(systemClock()) },
        };
        const outcome = await portal
          .client()
          .call(updateProject, { path: { slug }, body }, { intent: intents.keyFor(slug) });
        unblockUnload();
        if (outcome.ok || !isOutcomeUnknown(outcome.problem)) intents.settle();
        send({ type: "answered", outcome });
        if (outcome.ok) portal.changeProject(() => outcome.value);
      },
      async checking(_, { send, signal: stateSignal }) {
        const outcome = await portal
          .client()
          .call(
            projectBySlug,
            { path: { slug: portal.slug() }, query: { request_for: "all" } },
            { signal: stateSignal },
          );
        send({ type: "checked", status: outcome.ok ? outcome.value.status : null });
        if (outcome.ok) portal.changeProject(() => outcome.value);
      },
      submitted: () => portal.environment().done("submitted", { project: portal.slug() }),
    },
  });
}

/**
 * Records once that the dialog was shown, without changing the status (P9). A failure is ignored:
 * the dialog is shown again later.
 */
export async function recordShown(
  portal: PortalStore,
  { status }: Pick<PartnerProject, "status">,
): Promise<void> {
  const body = { project: { status, submit_modal_displayed_at: isoInstant(systemClock()) } };
  const outcome = await portal
    .client()
    .call(updateProject, { path: { slug: portal.slug() }, body });
  if (outcome.ok)
    portal.changeProject((current) => ({
      ...current,
      submitModalDisplayedAt:
        outcome.value.submitModalDisplayedAt ?? body.project.submit_modal_displayed_at,
    }));
}
