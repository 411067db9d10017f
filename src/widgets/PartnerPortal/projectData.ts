import type { Client } from "../../shared/api/client.ts";
import type { PartnerProject } from "../../shared/contracts/partnerProject.ts";
import { readProject, slugIn, type ProjectFlow } from "./projectFlow.ts";

export type ProjectData = ReturnType<typeof createProjectData>;

/** Keeps the project up to date after writes, and tracks what happens once per project. */
export function createProjectData(flow: ProjectFlow, client: () => Client, signal: AbortSignal) {
  let refresh = new AbortController();
  let isStale = false;
  let hasOfferedSubmit = false;
  let hasShownSubmit = false;
  signal.addEventListener("abort", () => refresh.abort(), { once: true });

  return {
    /** Reads the project again in the background; the last read wins. */
    async refreshProject(): Promise<void> {
      refresh.abort();
      const thisRefresh = (refresh = new AbortController());
      isStale = false;
      const outcome = await readProject(client(), slugIn(flow), thisRefresh.signal);
      if (outcome.ok && !thisRefresh.signal.aborted)
        flow.send({ type: "projectChanged", change: () => outcome.value });
    },
    /**
     * Whether anything was written since the project was read, which may change its counts and
     * warnings.
     */
    isStale: () => isStale,
    /** Applies a write to the project. */
    changeProject(change: (project: PartnerProject) => PartnerProject): void {
      isStale = true;
      flow.send({ type: "projectChanged", change });
    },
    /** Returns true once: the submit dialog opens automatically at most once (P9). */
    offerSubmitOnce(): boolean {
      const isFirstOffer = !hasOfferedSubmit;
      hasOfferedSubmit = true;
      return isFirstOffer;
    },
    /** Returns true once, so that the first showing is recorded once even if rendering repeats. */
    isFirstSubmitDialog(): boolean {
      const isFirst = !hasShownSubmit;
      hasShownSubmit = true;
      return isFirst;
    },
    resetProjectData(): void {
      refresh.abort();
      isStale = false;
      hasOfferedSubmit = false;
      hasShownSubmit = false;
    },
  };
}
