import {
  isRecord,
  readEnterprise,
  type Enterprise,
  type Offer,
} from "../../shared/contracts/offers.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import { reportBug } from "../../shared/flow/reportBug.ts";
import { createToast } from "../../shared/flow/toast.ts";
import { normalizeCode } from "../../shared/forms/code.ts";
import { steadyClock } from "../../shared/host/clock.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { Session } from "../../shared/session/session.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createTelemetry, type Telemetry } from "../../shared/session/telemetry.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import { onOptionChange } from "../../shared/flow/onOptionChange.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import { forgetClaimed } from "./claim/claimedRecord.ts";
import { createDraft, type Draft } from "./draft.ts";
import { createEffects } from "./effects.ts";
import type { ClaimEvent } from "./events.ts";
import { transition } from "./flow.ts";
import { codesInAddress, takePrefill } from "./lookup/address.ts";
import { initialState } from "./lookup/initialState.ts";
import type { Options } from "./options.ts";
import type { ClaimState } from "./state.ts";
import { followClaim } from "./followClaim.ts";
import { followEntry, readEntry } from "./keptEntry.ts";
import { texts } from "./texts.ts";

export type OfferClaimStore = ReturnType<typeof createOfferClaim>;

const widget = "OfferClaimApp";

/** Creates the store of one root: the flow, the draft and the toast. */
export function createOfferClaim(deps: StoreDeps<Options>) {
  const { options, environment } = deps;
  const { signal, emit, config } = environment();
  const session = dinerSession();
  const client = () => clientOf(environment());
  const { offerCode, claimCode: codeInPath } = codesInAddress(environment());
  const hasCodeInPath = codeInPath !== null && environment().router === "browser";
  const telemetry = createTelemetry({ client: client(), config, hasCodeInPath });
  const prefill = takePrefill(environment());
  const claimCode =
    normalizeCode(options().claimCode ?? prefill?.claimCode ?? codeInPath ?? "") || null;
  const kept = readEntry(widget);
  const draft = createDraft({ claimCode, email: prefill?.email ?? null }, kept);
  const toast = createToast();
  const { offerScreens, deferredScreens } = createScreenLoaders();
  let isStarted = false;

  emitSessionEvents(session, { signal, emit });

  const flow = createFlow({
    initial: initialState({
      offerCode: (options().offerCode ?? offerCode) || (kept?.offerCode ?? ""),
      claimCode,
      offerResponse: options().offerResponse,
      claimResponse: options().claimResponse,
      isSignedIn: session.isSignedIn(),
    }),
    transition,
    signal,
    onBug: reportBug(environment),
    effects: createEffects({
      client,
      session,
      claimCode,
      resendAfterMs: () => options().resendSeconds * 1000,
      showToast: (message) => toast.show(environment().messagesOf(texts).toast[message]),
      clearCode: () => draft.setState({ code: "" }),
      log: telemetry.log,
      onClaimed(outcome, offer) {
        draft.setState({ code: "", password: "" });
        // A claim made by the host's server is not reported to the host.
        if (isStarted) reportClaim(environment(), telemetry, outcome, offer);
      },
    }),
  });
  isStarted = true;
  deferredScreens.prefetchWhenIdle(environment(), {
    store: flow.store,
    isPending: ({ kind }) => kind === "lookingUp",
  });
  followClaim(environment(), widget, flow);
  followEntry(flow.store, draft, signal);
  onOptionChange(
    deps,
    (current) => current.offerCode,
    () =>
      flow.send({ type: "offerCodeChanged", offerCode: normalizeCode(options().offerCode ?? "") }),
  );
  if (flow.store.getState().kind !== "offerCode") offerScreens.load();

  return {
    flow,
    offerScreens,
    deferredScreens,
    draft,
    toast,
    saveDraft: (values: Partial<Draft>) => draft.setState(values),
    /** Prefetches the next screens while the guest types. */
    prefetchScreens() {
      offerScreens.prefetch();
      if ("claim" in flow.store.getState()) deferredScreens.prefetch();
    },
    /** Starts again for another guest: signs out, and forgets that this guest has claimed the offer. */
    startOver: (offerCode: string) => startOver(offerCode, session, flow.send),
    send: (event: ClaimEvent) => flow.send(event),
    /** Sends an event that carries the current time. */
    sendTimed: (type: "resendRequested" | "altVerificationChosen") =>
      flow.send({ type, nowMs: steadyClock() }),
  };
}

function startOver(offerCode: string, session: Session, send: (event: ClaimEvent) => void): void {
  forgetClaimed(offerCode);
  if (session.isSignedIn()) session.signOut();
  send({ type: "offerCodeChanged", offerCode });
}

function createScreenLoaders() {
  return {
    offerScreens: createLazyPart(async () => {
      // Loads them early, because every offer shows them.
      import("./extras/ExtraSections.tsx").catch(() => {});
      return (await import("./screens/OfferScreens.tsx")).OfferScreens;
    }),
    deferredScreens: createLazyPart(
      async () => (await import("./screens/DeferredScreens.tsx")).DeferredScreens,
    ),
  };
}

/** Reports a claim to the host and to telemetry. */
function reportClaim(
  environment: Environment,
  telemetry: Telemetry,
  outcome: "claimed" | "already-claimed",
  offer: Offer | null,
): void {
  environment.done(outcome, {
    ...(offer && { offerId: offer.id }),
    ...(offer?.amount && { amountCents: offer.amount }),
  });
  telemetry.log("offer_claimed", { outcome, ...(offer && { offer_id: offer.id }) });
}

/** The partner settings: the host's, else those that came with the offer. */
export function enterpriseOf({ enterprise }: Options, state: ClaimState): Enterprise | null {
  if (isRecord(enterprise)) return readEnterprise(enterprise);
  if ("claim" in state) return state.claim.enterprise;
  return "enterprise" in state ? state.enterprise : null;
}
