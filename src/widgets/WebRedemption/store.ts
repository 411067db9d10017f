import { createStore } from "zustand/vanilla";
import { failed } from "../../shared/api/outcome.ts";
import { createCardPort } from "../../shared/card/cardPort.ts";
import { createCardProvider } from "../../shared/card/provider.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { lazyEffects } from "../../shared/flow/lazyEffects.ts";
import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { onHistoryMove } from "../../shared/host/history.ts";
import { reloadPage } from "../../shared/host/navigation.ts";
import { returnUrl } from "../../shared/host/returnUrl.ts";
import { createRedirect } from "../../shared/payment/redirect.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import type { Session } from "../../shared/session/session.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createSignIn } from "../../shared/signin/createSignIn.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import type { Contact } from "./contact.ts";
import type { EffectsStart } from "./effects.ts";
import { isWriting, transition } from "./flow.ts";
import type { Options } from "./options.ts";
import { requestOf } from "./request.ts";
import { billCountry } from "../../shared/payment/billCountry.ts";
import { projectIn, type RedemptionEvent, type RedemptionState } from "./state.ts";

export type RedemptionStore = ReturnType<typeof createRedemption>;

/** The typed values of all fields; they outlive every screen and every crash of the tree. Never card data. */
export interface Draft extends Contact {
  /** Of the bill, where only a part is paid. */
  readonly amount: string;
}

const blank: Draft = { email: "", phone: "", joins: false, postalCode: "", amount: "" };

const kindsWithLazyEffects = [
  "loading",
  "notFound",
  "checkout",
  "splitting",
  "tokenizing",
  "checking",
  "paying",
  "elsewhere",
  "authenticating",
  "reconciling",
  "unconfirmed",
  "success",
  "posUnconfirmed",
  "confirming",
] as const;

/** Milliseconds until 'Check not found' goes back to the order (C9.12). */
const redirectMs = 3500;

/** One redemption: the flow, what was typed, the card field's port. Made once per root. */
export function createRedemption({ options, environment }: StoreStart<Options>) {
  const { signal, emit } = environment();
  const session = dinerSession();
  const { authRequired: isDiner, token } = options();
  if (isDiner && token) session.signIn(token);
  const payer = isDiner ? session : signedOutSession(session);
  const draft = createStore<Draft>(() => blank);
  const port = createCardPort();
  const provider = createCardProvider(
    () =>
      projectIn(flow.store.getState())?.stripePublicKey ||
      environment().config.stripePublishableKey ||
      null,
    signal,
  );
  const signIn = createSignIn({ environment, siteArea: () => "redeem" });
  const billStep = createLazyPart(async () => (await import("./BillStep.tsx")).BillStep);
  const request = () => requestOf(options(), environment());
  const target = (override: string | null = null) => {
    const { returnUrlOrigins } = environment().config;
    return (
      returnUrl(override, returnUrlOrigins) ?? returnUrl(request().returnUrl, returnUrlOrigins)
    );
  };
  const redirect = createRedirect((url) => environment().navigate(url, "return"));

  if (isDiner) emitSessionEvents(session, { signal, emit });

  const start: EffectsStart = {
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
    country: () => billCountry(environment(), projectIn(flow.store.getState())?.countryCode),
    clock: systemClock,
    leave: (leaving) => redirect.start(target(), redirectMs, leaving),
    announce: (detail) => environment().done("paid", detail),
    states: () => flow.store,
  };

  const flow = createFlow<RedemptionState, RedemptionEvent>({
    initial:
      isDiner && !session.isSignedIn()
        ? { kind: "signIn", resume: null }
        : { kind: "loading", resume: null, isRest: false },
    transition: (state, event) => transition(state, event, !isDiner),
    signal,
    onBug: (error) =>
      environment().fail(
        "render",
        `WebRedemption: ${error instanceof Error ? error.message : "an effect failed"}`,
      ),
    effects: {
      ...lazyEffects<RedemptionState, RedemptionEvent>(
        kindsWithLazyEffects,
        async () => (await import("./effects.ts")).createEffects(start),
        (state, { send }) => {
          if (state.kind === "loading")
            send({
              type: "loaded",
              outcome: failed({ kind: "offline" }),
              nowMs: systemClock(),
              payAmount: null,
              last: null,
            });
        },
      ),
      /** A token that changed hands while a write was prepared is another diner's: theirs is loaded. */
      signIn: (_, { send }) => void (payer.isSignedIn() && send({ type: "signedIn" })),
    },
  });

  // Fetched while the sign-in is filled in, so that nothing waits for it afterwards; a failure shows when it is needed.
  const stopWaiting = signIn.draft.subscribe(({ email, password }) => {
    if (!email && !password) return;
    stopWaiting();
    Promise.all([import("./effects.ts"), import("./BillStep.tsx")]).catch(() => {});
  });

  const fetchOnceSignedIn = ({ kind }: RedemptionState): void =>
    void (kind === "signIn" || billStep.store.getState().hasFailed || billStep.load());
  fetchOnceSignedIn(flow.store.getState());
  flow.store.subscribe(fetchOnceSignedIn);

  if (isDiner) {
    const stop = session.subscribe((change) => {
      if (change === "signed-out") signIn.send({ type: "sessionEnded", formError: null });
      flow.send({ type: change === "signed-in" ? "signedIn" : "signedOut" });
    });
    signal.addEventListener("abort", stop, { once: true });
  }

  // Back and forward show another page of the host's (C4.13); a payment that is on its way is never cut off.
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
    /** Ends the session and everything that was chosen; not while a write is on its way. */
    logOut(): void {
      if (isWriting(flow.store.getState())) return;
      payer.signOut();
      flow.send({ type: "loggedOut" });
      draft.setState(blank);
      signIn.keep({ email: "", password: "" });
    },
    leave(override: string | null = null): void {
      const url = target(override);
      if (url) environment().navigate(url, "return");
    },
    /** Confetti falls once, also where the receipt was looked at in between (C2.112). */
    mayCelebrate: () => isDiner && !hasCelebrated,
    celebrated: () => void (hasCelebrated = true),
    keep: (typed: Partial<Draft>) => draft.setState(typed),
    send: flow.send,
  };
}

/** A session without a token, also where the rest of the page is signed in (W1). */
function signedOutSession(session: Session): Session {
  return {
    ...session,
    token: () => null,
    isSignedIn: () => false,
    version: () => 0,
    invalidate() {},
  };
}
