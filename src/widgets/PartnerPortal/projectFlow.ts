import type { Outcome } from "../../shared/api/outcome.ts";
import type { Client } from "../../shared/api/client.ts";
import {
  availableProjects,
  projectBySlug,
  type PartnerProject,
} from "../../shared/contracts/partnerProject.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { transition, type PortalEvent, type PortalState } from "./flow.ts";

interface ProjectFlowDeps {
  readonly initial: PortalState;
  readonly client: () => Client;
  readonly signal: AbortSignal;
  readonly onBug: (error: unknown) => void;
  /** Called when a project is about to be read. */
  readonly onReading: () => void;
  /** Called when a project was read. */
  readonly onRead: (project: PartnerProject) => void;
}

/** The flow of the portal with its effects: finds the user's projects, and reads one. */
export function createProjectFlow({
  initial,
  client,
  signal,
  onBug,
  onReading,
  onRead,
}: ProjectFlowDeps) {
  return createFlow<PortalState, PortalEvent>({
    initial,
    transition,
    signal,
    onBug,
    effects: {
      async loadingProjects(_, { send, signal: stateSignal }) {
        send({
          type: "projectsAnswered",
          outcome: await client().call(availableProjects, {}, { signal: stateSignal }),
        });
      },
      async loadingProject({ slug }, { send, signal: stateSignal }) {
        onReading();
        const outcome = await readProject(client(), slug, stateSignal);
        if (stateSignal.aborted) return;
        if (outcome.ok) onRead(outcome.value);
        send({ type: "projectAnswered", outcome });
      },
      failed: (_, { send, signal: stateSignal }) =>
        onOnline(stateSignal, () => send({ type: "retried" })),
    },
  });
}

export type ProjectFlow = ReturnType<typeof createProjectFlow>;

/** The project of the current state. Empty if there is none. */
export function slugIn({ store }: ProjectFlow): string {
  const state = store.getState();
  return "slug" in state ? (state.slug ?? "") : "";
}

export function readProject(
  client: Client,
  slug: string,
  signal: AbortSignal,
): Promise<Outcome<PartnerProject>> {
  return client.call(projectBySlug, { path: { slug }, query: { request_for: "all" } }, { signal });
}
