import { logOut } from "../../shared/session/logOut.ts";
import { createStore } from "zustand/vanilla";
import { createCardPort } from "../../shared/card/cardPort.ts";
import { createCardProvider } from "../../shared/card/provider.ts";
import type { Flow } from "../../shared/flow/flow.ts";
import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { onHistoryMove } from "../../shared/host/history.ts";
import { reloadPage } from "../../shared/host/navigation.ts";
import {
  billCardKey,
  createBillSignIn,
  followSession,
  loadAfterSignIn,
  preloadWhileSigningIn,
  returnTarget,
} from "../../shared/payment/billStore.ts";
import { createRedirect } from "../../shared/payment/redirect.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { Session } from "../../shared/session/session.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { Contact } from "./contact.ts";
import { followContact } from "./keptContact.ts";
import type { EffectInput } from "./effectDeps.ts";
import { isWriting } from "./flow.ts";
import type { Options } from "./options.ts";
import { createRedemptionFlow } from "./redemptionFlow.ts";
import { createRequest } from "./request.ts";
import { serverCountry } from "../../shared/contracts/serverCountry.ts";
import { projectIn, type RedemptionEvent, type RedemptionState } from "./state.ts";
import { followScreens } from "./steps.ts";

export type RedemptionStore = ReturnType<typeof createRedemption>;

/**
 * The typed values of all fields. They outlive every screen and every crash of the tree, and never
 * contain card data.
 */
export interface Draft extends Contact {
  /** The typed amount, if only a part of the bill is paid. */
  readonly amount: string;
}

const blank: Draft = { email: "", phone: "", joins: false, postalCode: "", amount: "" };

/** Milliseconds until 'Check not found' returns to the order (C9.12). */
const redirectMs = 3500;

/**
 * The store of one redemption: the flow, the typed values and the card field's port. Created once
 * per root.
 */
export function createRedemption({ options, environment }: StoreDeps<Options>, session: Session) {
  const { signal, emit } = environment();
  const { authRequired: isDiner } = options();
  const payer = isDiner ? session : signedOutSession(session);
  const draft = createStore<Draft>(() => blank);
  const port = createCardPort(environment);
  const project = () => projectIn(flow.store.getState());
  const provider = createCardProvider(() => billCardKey(environment(), project()), signal);
  const signIn = createBillSignIn("WebRedemption", { environment });
  const billStep = createLazyPart(async () => (await import("./bill.ts")).BillStep);
  const request = createRequest(options, environment);
  if (!isDiner) followContact(request(), draft);
  const target = (override: string | null = null) =>
    returnTarget(environment(), request(), override);
  const redirect = createRedirect((url) => environment().navigate(url, "return"));

  if (isDiner) emitSessionEvents(session, { signal, emit });

  const deps: EffectInput = {
    signal,
    client: () => clientOf(environment(), payer),
    session: payer,
    isGuest: !isDiner,
    request,
    cards: {
      tokenise: port.tokenise,
      challenge: (secret) => port.challenge(secret, provider.stripe),
    },
    contact: draft.getState,
    productKey: () => environment().config.product.key,
    country: () => serverCountry(environment(), project()?.countryCode),
    clock: systemClock,
    leave: (leaving) => redirect.start(target(), redirectMs, leaving),
    announce: (detail) => environment().done("paid", detail),
    states: () => flow.store,
  };

  const flow: Flow<RedemptionState, RedemptionEvent> = createRedemptionFlow(environment, deps);
  preloadWhileSigningIn(signIn, () => import("./bill.ts"));
  loadAfterSignIn(flow.store, ({ kind }) => kind === "signIn", billStep);
  if (isDiner) followSession(session, flow.send, signIn, signal);

  followScreens(environment(), flow);
  // If browser history leads to an entry that is no step of this flow, it belongs to another page
  // of the host (C4.13). A payment in flight is never canceled.
  if (environment().router !== "memory")
    onHistoryMove(signal, () => isWriting(flow.store.getState()) || reloadPage());

  let hasCelebrated = false;
  return {
    flow,
    draft,
    billStep,
    port,
    provider,
    signIn,
    redirect,
    isGuest: !isDiner,
    session: payer,
    returnTarget: target,
    /** Ends the session and clears all choices, unless a write is in flight. */
    logOut(): void {
      if (isWriting(flow.store.getState())) return;
      logOut(environment().config, payer);
      flow.send({ type: "loggedOut" });
      draft.setState(blank);
      signIn.keep({ email: "", password: "" });
    },
    leave(override: string | null = null): void {
      const url = target(override);
      if (url) environment().navigate(url, "return");
    },
    /** Confetti falls once, even if the diner looks at the receipt in between (C2.112). */
    mayCelebrate: () => isDiner && !hasCelebrated,
    celebrated: () => void (hasCelebrated = true),
    keep: (typed: Partial<Draft>) => draft.setState(typed),
    send: flow.send,
  };
}

/** A session without a token, even if the rest of the page is signed in (W1). */
function signedOutSession(session: Session): Session {
  return {
    ...session,
    token: () => null,
    isSignedIn: () => false,
    version: () => 0,
    invalidate() {},
  };
}
