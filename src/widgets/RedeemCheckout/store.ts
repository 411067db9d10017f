import { createStore } from "zustand/vanilla";
import { failed } from "../../shared/api/outcome.ts";
import { createCardPort } from "../../shared/card/cardPort.ts";
import { createCardProvider } from "../../shared/card/provider.ts";
import { createFlow, type Flow } from "../../shared/flow/flow.ts";
import { lazyEffects } from "../../shared/flow/lazyEffects.ts";
import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { returnUrl } from "../../shared/host/returnUrl.ts";
import { createRedirect } from "../../shared/payment/redirect.ts";
import { emitSessionEvents } from "../../shared/session/sessionEvents.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createTelemetry } from "../../shared/session/telemetry.ts";
import { createSignIn } from "../../shared/signin/createSignIn.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import type { EffectsStart } from "./effects.ts";
import { isWriting, transition } from "./flow.ts";
import { startState } from "./opening.ts";
import type { Options } from "./options.ts";
import { requestOf } from "./request.ts";
import { orderIn, type RedeemEvent, type RedeemState } from "./state.ts";

/** The typed values of all fields; they outlive every screen and every crash of the tree. Never card data. */
export interface Draft {
  /** Of the bill, where only a part is paid. */
  readonly amount: string;
  readonly name: string;
  readonly postalCode: string;
}

const blank: Draft = { amount: "", name: "", postalCode: "" };

export type RedeemStore = ReturnType<typeof createRedeem>;

const kindsWithLazyEffects = [
  "loadingProject",
  "loadingBill",
  "error",
  "nothingDue",
  "storingCard",
  "purchasing",
  "reloading",
  "addCredit",
  "redeemCredit",
  "review",
  "splitting",
  "failed",
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

/** One checkout: the flow, what was typed, the card field's port and the move back. Made once per root. */
export function createRedeem({ options, environment }: StoreStart<Options>) {
  const { signal, emit, config } = environment();
  const session = dinerSession();
  const { token } = options();
  if (token) session.signIn(token);
  const draft = createStore<Draft>(() => blank);
  const telemetry = createTelemetry({ client: clientOf(environment()), config });
  const port = createCardPort();
  const atStart = requestOf(options(), environment());
  const request = () => requestOf(options(), environment(), atStart);
  const provider = createCardProvider(
    () =>
      orderIn(flow.store.getState())?.project.stripePublicKey ||
      environment().config.stripePublishableKey ||
      null,
    signal,
  );
  const signIn = createSignIn({ environment, siteArea: () => "redeem" });
  const orderStep = createLazyPart(async () => (await import("./OrderStep.tsx")).OrderStep);
  const redirect = createRedirect((url) => environment().navigate(url, "return"));
  const target = (override?: string | null) => {
    const { returnUrlOrigins } = environment().config;
    return (
      returnUrl(override, returnUrlOrigins) ?? returnUrl(request().returnUrl, returnUrlOrigins)
    );
  };

  emitSessionEvents(session, { signal, emit });

  const start: EffectsStart = {
    signal,
    client: () => clientOf(environment()),
    session,
    request,
    clock: systemClock,
    cards: {
      tokenise: port.tokenise,
      challenge: (secret) => port.challenge(secret, provider.stripe),
    },
    cardholder: () => draft.getState(),
    leave(afterMs, leaving, override) {
      redirect.start(target(override), afterMs, leaving);
      redirect.offerReturnAfter(returnButtonAfterMs, leaving);
    },
    forgetTyped: () => draft.setState({ amount: "" }),
    announce(detail) {
      environment().done("paid", detail);
      telemetry.log("bill_paid", { confirmed: detail.isConfirmed });
    },
    states: () => flow.store,
  };

  const flow: Flow<RedeemState, RedeemEvent> = createFlow({
    initial: startState(session.isSignedIn(), request()),
    transition: (state, event) => transition(state, event, request()),
    signal,
    onBug: (error) =>
      environment().fail(
        "render",
        `RedeemCheckout: ${error instanceof Error ? error.message : "an effect failed"}`,
      ),
    effects: {
      ...lazyEffects<RedeemState, RedeemEvent>(
        kindsWithLazyEffects,
        async () => (await import("./effects.ts")).createEffects(start),
        (state, { send }) => {
          if (state.kind === "loadingProject")
            send({
              type: "projectAnswered",
              outcome: failed({ kind: "offline" }),
              nowMs: systemClock(),
              request: request(),
              record: null,
            });
        },
      ),
      /** A token that changed hands while a write was prepared is another diner's: theirs is loaded. */
      login: ({ resume }, { send }) =>
        void (resume && session.isSignedIn() && send({ type: "signedIn" })),
    },
  });

  // Fetched while the sign-in is filled in, so that nothing waits for it afterwards; a failure shows when it is needed.
  const stopWaiting = signIn.draft.subscribe(({ email, password }) => {
    if (!email && !password) return;
    stopWaiting();
    Promise.all([import("./effects.ts"), import("./OrderStep.tsx")]).catch(() => {});
  });

  const fetchOnceSignedIn = ({ kind }: RedeemState): void =>
    void (kind === "login" || orderStep.store.getState().hasFailed || orderStep.load());
  fetchOnceSignedIn(flow.store.getState());
  flow.store.subscribe(fetchOnceSignedIn);

  const stop = session.subscribe((change) => {
    if (change === "signed-out") signIn.send({ type: "sessionEnded", formError: null });
    flow.send({ type: change === "signed-in" ? "signedIn" : "signedOut" });
  });
  signal.addEventListener("abort", stop, { once: true });

  return {
    flow,
    draft,
    orderStep,
    port,
    provider,
    redirect,
    session,
    signIn,
    request,
    returnTarget: () => target(),
    keep: (typed: Partial<Draft>) => draft.setState(typed),
    send(event: RedeemEvent): void {
      if (event.type === "stageChosen" && event.stage === "forgotPassword")
        signIn.send({ type: "forgotPasswordChosen" });
      flow.send(event);
    },
    /** Ends the session and everything that was chosen; not while a write is on its way (B4.43, B4.44). */
    logOut() {
      if (isWriting(flow.store.getState())) return;
      flow.send({ type: "loggedOut" });
      draft.setState(blank);
      signIn.keep({ email: "", password: "" });
      session.signOut();
    },
  };
}

/** When 'Return to App' appears (B4.32), in milliseconds. */
const returnButtonAfterMs = 6000;
