import { createStore } from "zustand/vanilla";
import { createFlow } from "../../shared/flow/flow.ts";
import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import {
  queryParameter,
  queryParameters,
  removeQueryParameters,
} from "../../shared/host/address.ts";
import { currentHref } from "../../shared/host/currentHref.ts";
import { stepRoute } from "../../shared/host/stepRoute.ts";
import { createPlaceSearch } from "../../shared/places/placeSearch.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { createTelemetry } from "../../shared/session/telemetry.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { leadOf, type BusinessDraft, type PersonDraft } from "./business.ts";
import { createEffects } from "./effects.ts";
import { transition } from "./flow.ts";
import { keepDraft, readDraft, resumedDraft, type KeptDraft } from "./keptDraft.ts";
import { readLead } from "./storedLead.ts";
import type { Options } from "./options.ts";
import type { Business, LeadEvent, LeadState } from "./state.ts";
import { isSaved, stepOf } from "./step.ts";

/** The values of all form fields. They outlive every screen and every crash of the React tree. */
export type LeadDraft = { person: PersonDraft; business: BusinessDraft };

const emptyDraft: LeadDraft = {
  person: {
    firstName: "",
    lastName: "",
    email: "",
    phone: "",
    title: "",
    locationsCount: "",
    message: "",
  },
  business: { name: "", address: "", city: "", state: "", zipCode: "", website: "" },
};

export type LeadStore = ReturnType<typeof createLeadStore>;

/** Creates the store of the lead flow, whose steps are in the address. */
export function createLeadStore({ options, environment }: StoreDeps<Options>) {
  const { signal, router, basePath, config } = environment();
  const client = () => clientOf(environment());
  const telemetry = createTelemetry({ client: client(), config });
  const kept = readDraft();
  const draft = createStore<LeadDraft>(() => typedIn(kept) ?? emptyDraft);
  const search = createPlaceSearch({ client, signal, query: kept?.query });
  const route = stepRoute(router, basePath);

  const flow = createFlow<LeadState, LeadEvent>({
    initial: resumedState() ?? resumedDraft(kept, route.read()),
    transition,
    signal,
    onBug: reportBug(environment),
    effects: createEffects({
      client,
      hasBankStep: () => options().bankLink,
      done: (outcome, leadId) => environment().done(outcome, { leadId }),
      log: telemetry.log,
    }),
  });

  keepDraft(signal, flow.store, draft, search.store);
  route.write(stepOf(flow.store.getState()), "replace");
  const unsubscribe = flow.store.subscribe((state, previous) => {
    // Another restaurant begins with empty fields. The person stays the same.
    if (isSaved(previous) && !isSaved(state)) {
      draft.setState({ business: emptyDraft.business });
      search.type("");
    }
    // Back leaves the flow instead of returning to the forms of a saved lead.
    if (stepOf(state) !== stepOf(previous))
      route.write(stepOf(state), isSaved(state) && !isSaved(previous) ? "replace" : "push");
  });
  signal.addEventListener("abort", unsubscribe, { once: true });
  route.onMove(signal, () => {
    flow.send({ type: "stepRequested", step: route.read() });
    route.write(stepOf(flow.store.getState()), "replace");
  });

  const deferredScreens = createLazyPart(async () => {
    // The search for a place is the first call.
    clientOf(environment()).warmUp();
    return (await import("./DeferredScreens.tsx")).DeferredScreens;
  });
  deferredScreens.prefetchWhenIdle(environment());

  return {
    flow,
    draft,
    search,
    deferredScreens,
    send: flow.send,
    savePerson: (person: PersonDraft) => draft.setState({ person }),
    saveBusiness: (business: BusinessDraft) => draft.setState({ business }),
    submit: (business: Business, person: PersonDraft) =>
      flow.send({
        type: "leadSubmitted",
        lead: leadOf(
          business,
          person,
          { source: options().source, utm: utm() },
          environment().country,
        ),
      }),
  };
}

/**
 * Continues a saved lead where it was left: at its bank, on the way back from the bank's page, or
 * at its end (L1, L6).
 */
function resumedState(): LeadState | null {
  const lead = readLead();
  const isReturning = queryParameter("oauth_state_id") !== null;
  const returnedTo = currentHref();
  if (isReturning) removeQueryParameters("oauth_state_id");
  if (!lead) return null;
  const { linkToken, end, ...saved } = lead;
  if (end) return { kind: "thanks", saved, bank: end };
  if (isReturning && linkToken)
    return { kind: "linking", saved, linkToken, isRenewed: true, returnedTo };
  return { kind: "bank", saved, notice: null };
}

function typedIn(kept: KeptDraft | null): LeadDraft | null {
  return kept && { person: kept.person, business: kept.business };
}

function utm(): Record<string, string> {
  return queryParameters((name) => /^utm_[a-z]{1,20}$/.test(name));
}
