import { createStore } from "zustand/vanilla";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { createLeadStore, type LeadStore } from "./leadStore.ts";
import type { Options } from "./options.ts";
import { createSignUpLoader } from "./signUpLoader.ts";

export type UserFlowStore = ReturnType<typeof createUserFlow>;

/** Creates the two flows of the widget, each when its mode is first shown. */
export function createUserFlow(deps: StoreDeps<Options>) {
  const { signal, emit } = deps.environment();
  const signUp = createSignUpLoader(deps);
  const leadFlow = createStore<{ readonly lead?: LeadStore }>(() => ({}));
  emitSessionEvents(dinerSession(), { signal, emit });

  function lead(): LeadStore {
    const existing = leadFlow.getState().lead;
    if (existing) return existing;
    const created = createLeadStore(deps);
    leadFlow.setState({ lead: created });
    return created;
  }

  return { lead, leadFlow, signUp };
}
