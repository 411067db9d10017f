import { createStore } from "zustand/vanilla";
import { isRecord, readEnterprise, type Enterprise } from "../../shared/contracts/offers.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { normalizeCode } from "../../shared/forms/code.ts";
import { hash, pathSegments, removeHash } from "../../shared/host/address.ts";
import { steadyClock } from "../../shared/host/clock.ts";
import { announceSession } from "../../shared/session/announce.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createTelemetry } from "../../shared/session/telemetry.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import type { Environment } from "../../shared/widget/environment.ts";
import { codesInPath, prefillInHash, segmentsInHash, type Prefill } from "./address.ts";
import { copy } from "./copy.ts";
import { createEffects } from "./effects.ts";
import type { ClaimEvent } from "./events.ts";
import { transition } from "./flow.ts";
import type { Options } from "./options.ts";
import { createLatePart } from "../../shared/flow/latePart.ts";
import { startState } from "./start.ts";
import type { ClaimState } from "./state.ts";

/** What stands in the fields; it outlives every screen and every crash of the tree. */
export interface Draft {
  readonly offerCode: string;
  readonly claimCode: string;
  readonly contact: string;
  readonly email: string;
  readonly smsOptIn: boolean;
  readonly emailOptIn: boolean;
  readonly code: string;
  readonly password: string;
}

export interface ToastMessage {
  readonly key: number;
  readonly text: string;
}

export type OfferClaimStore = ReturnType<typeof createOfferClaim>;

/** One claim: the flow, what was typed, and the toast. Made once per root. */
export function createOfferClaim({ options, environment }: StoreStart<Options>) {
  const { signal, emit, config } = environment();
  const session = dinerSession();
  const client = () => clientOf(environment());
  const telemetry = createTelemetry({ client: client(), config });
  const { offerCode, claimCode: codeInPath } = codesHere(environment());
  const prefill = takePrefill(environment());
  const claimCode =
    normalizeCode(options().claimCode ?? prefill?.claimCode ?? codeInPath ?? "") || null;
  const draft = createStore<Draft>(() => ({
    offerCode: "",
    claimCode: claimCode ?? "",
    contact: prefill?.email ?? "",
    email: prefill?.email ?? "",
    smsOptIn: false,
    emailOptIn: false,
    code: "",
    password: "",
  }));
  const toast = createStore<{ message: ToastMessage | null }>(() => ({ message: null }));
  let isStarted = false;
  let followed = options().offerCode;
  let toastKey = 0;

  const offerStep = createLatePart(async () => (await import("./OfferStep.tsx")).OfferStep);
  const lateStep = createLatePart(async () => (await import("./LateStep.tsx")).LateStep);

  announceSession(session, { signal, emit });

  const flow = createFlow({
    initial: startState({
      offerCode: options().offerCode ?? offerCode,
      claimCode,
      offerResponse: options().offerResponse,
      claimResponse: options().claimResponse,
      isSignedIn: session.isSignedIn(),
    }),
    transition,
    signal,
    onBug: (error) =>
      environment().fail(
        "render",
        `OfferClaimApp: ${error instanceof Error ? error.message : "an effect failed"}`,
      ),
    effects: createEffects({
      client,
      session,
      claimCode: () => claimCode,
      resendAfterMs: () => options().resendSeconds * 1000,
      log: telemetry.log,
      say: (message) => toast.setState({ message: { key: ++toastKey, text: copy.toast[message] } }),
      forgetCode: () => draft.setState({ code: "" }),
      finished(outcome, offer) {
        draft.setState({ code: "", password: "" });
        if (!isStarted) return;
        environment().done(outcome, {
          ...(offer && { offerId: offer.id }),
          ...(offer?.amount && { amountCents: offer.amount }),
        });
        telemetry.log("offer_claimed", { outcome, ...(offer && { offer_id: offer.id }) });
      },
    }),
  });
  isStarted = true;
  if (flow.store.getState().kind !== "offerCode") offerStep.load();

  return {
    flow,
    offerStep,
    lateStep,
    draft,
    toast,
    keep: (typed: Partial<Draft>) => draft.setState(typed),
    /** The guest uses the widget: what comes next is fetched while they type. */
    begin() {
      offerStep.prefetch();
      if ("claim" in flow.store.getState()) lateStep.prefetch();
    },
    /** Follows a changed `data-offer-code`. */
    follow(code: string | undefined) {
      if (code === followed) return;
      followed = code;
      flow.send({ type: "offerGiven", offerCode: normalizeCode(code ?? "") });
    },
    dropToast: () => toast.setState({ message: null }),
    send: (event: ClaimEvent) => flow.send(event),
    /** Something that counts from now. */
    sendNow: (type: "resendAsked" | "altVerificationChosen") =>
      flow.send({ type, nowMs: steadyClock() }),
  };
}

function codesHere({ router, basePath }: Environment) {
  if (router === "memory") return { offerCode: "", claimCode: null };
  if (router === "hash") return codesInPath(segmentsInHash(hash()), false);
  return codesInPath(pathSegments(basePath), basePath !== "/");
}

/** Only a start: nothing is claimed by opening a link. The hash may hold an e-mail address, so it leaves the address bar. */
function takePrefill({ router }: Environment): Prefill | null {
  const found = router === "browser" ? prefillInHash(hash()) : null;
  if (found) removeHash();
  return found;
}

/** A partner's settings: those that the host gave, else those that came with the offer. */
export function enterpriseIn({ enterprise }: Options, state: ClaimState): Enterprise | null {
  if (isRecord(enterprise)) return readEnterprise(enterprise);
  if ("claim" in state) return state.claim.enterprise;
  return "enterprise" in state ? state.enterprise : null;
}
