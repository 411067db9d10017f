import { logOut } from "../../shared/session/logOut.ts";
import { createStore } from "zustand/vanilla";
import type { Client } from "../../shared/api/client.ts";
import { createCardPort } from "../../shared/card/cardPort.ts";
import { createCardProvider } from "../../shared/card/provider.ts";
import { createLazyPart } from "../../shared/flow/lazyPart.ts";
import { systemClock } from "../../shared/host/clock.ts";
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
import type { LinkSession } from "../../shared/session/linkSession.ts";
import type { Session } from "../../shared/session/session.ts";
import { createTelemetry } from "../../shared/session/telemetry.ts";
import type { StoreDeps } from "../../shared/widget/defineWidget.ts";
import type { EffectInput } from "./effectDeps.ts";
import { createAccountConfirmation } from "./confirmAccount.ts";
import type { Options } from "./options.ts";
import { createRedeemFlow, loadBill, type RedeemFlow } from "./redeemFlow.ts";
import { requestOf } from "./request.ts";
import { orderIn, type RedeemEvent } from "./state.ts";
import { followStages } from "./steps.ts";
import { isWriting } from "./writing.ts";

/**
 * The typed values of all fields. They outlive every screen and every crash of the tree, and never
 * contain card data.
 */
export interface Draft {
  /** The typed amount, if only a part of the bill is paid. */
  readonly amount: string;
  readonly name: string;
  readonly postalCode: string;
}

const blank: Draft = { amount: "", name: "", postalCode: "" };

export type RedeemStore = ReturnType<typeof createRedeem>;

/** Milliseconds until 'Return to App' appears (B4.32). */
const returnButtonAfterMs = 6000;

/** The screens of the bill. They load while the API is asked for the bill. */
function createOrderStep(client: Pick<Client, "warmUp">) {
  return createLazyPart(async () => {
    client.warmUp();
    return (await import("./OrderStep.tsx")).OrderStep;
  });
}

/**
 * The store of one checkout: the flow, the typed values, the card field's port and the return to
 * the order. Created once per root.
 */
export function createRedeem(
  { options, environment }: StoreDeps<Options>,
  session: Session | LinkSession,
) {
  const { signal, emit, config } = environment();
  const draft = createStore<Draft>(() => blank);
  const telemetry = createTelemetry({ client: clientOf(environment(), session), config });
  const port = createCardPort(environment);
  const atStart = requestOf(options(), environment());
  const request = () => requestOf(options(), environment(), atStart);
  const provider = createCardProvider(
    () => billCardKey(environment(), orderIn(flow.store.getState())?.project),
    signal,
  );
  const signIn = createBillSignIn("RedeemCheckout", { environment, session });
  const orderStep = createOrderStep(clientOf(environment()));
  const redirect = createRedirect((url) => environment().navigate(url, "return"));
  emitSessionEvents(session, { signal, emit });

  const deps: EffectInput = {
    signal,
    client: () => clientOf(environment(), session),
    session,
    request,
    clock: systemClock,
    cards: {
      tokenise: port.tokenise,
      challenge: (secret) => port.challenge(secret, provider.stripe),
    },
    cardholder: () => draft.getState(),
    leave(afterMs, leaving, override) {
      redirect.start(returnTarget(environment(), request(), override), afterMs, leaving);
      redirect.offerReturnAfter(returnButtonAfterMs, leaving);
    },
    forgetTyped: () => draft.setState({ amount: "" }),
    announce(detail) {
      environment().done("paid", detail);
      telemetry.log("bill_paid", { confirmed: detail.isConfirmed });
    },
    states: () => flow.store,
  };

  const flow: RedeemFlow = createRedeemFlow(environment, session, deps);
  const account = createAccountConfirmation(environment, session, flow);
  preloadWhileSigningIn(signIn, () => Promise.all([loadBill(), import("./OrderStep.tsx")]));
  loadAfterSignIn(flow.store, ({ kind }) => kind === "login", orderStep);
  followSession(session, flow.send, signIn, signal);
  followStages(environment(), flow);

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
    returnTarget: () => returnTarget(environment(), request(), undefined),
    keep: (typed: Partial<Draft>) => draft.setState(typed),
    send(event: RedeemEvent): void {
      if (event.type === "stageChosen" && event.stage === "forgotPassword")
        signIn.send({ type: "forgotPasswordChosen" });
      account.send(event);
    },
    account,
    /** Ends the session and clears all choices, unless a write is in flight (B4.43, B4.44). */
    logOut(): void {
      if (isWriting(flow.store.getState())) return;
      account.close();
      flow.send({ type: "loggedOut" });
      draft.setState(blank);
      signIn.keep({ email: "", password: "" });
      logOut(environment().config, session);
    },
  };
}
