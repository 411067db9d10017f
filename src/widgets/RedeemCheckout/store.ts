import { createStore } from "zustand/vanilla";
import { createIntentKeys } from "../../shared/api/intentKeys.ts";
import { createCardPort } from "../../shared/card/cardPort.ts";
import { createCardProvider } from "../../shared/card/provider.ts";
import { createFlow } from "../../shared/flow/flow.ts";
import { createLatePart } from "../../shared/flow/latePart.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { randomId } from "../../shared/host/randomId.ts";
import { returnUrl } from "../../shared/host/returnUrl.ts";
import { createRedirect } from "../../shared/payment/redirect.ts";
import { announceSession } from "../../shared/session/announce.ts";
import { clientOf } from "../../shared/session/clientOf.ts";
import { dinerSession } from "../../shared/session/sessions.ts";
import { createTelemetry } from "../../shared/session/telemetry.ts";
import type { StoreStart } from "../../shared/widget/defineWidget.ts";
import { createEffects } from "./effects.ts";
import type { RedeemEvent } from "./events.ts";
import { isWriting, transition } from "./flow.ts";
import { startState } from "./opening.ts";
import type { Options } from "./options.ts";
import { planFor, type Order } from "./order.ts";
import { paymentMemory } from "./pending.ts";
import { requestOf } from "./request.ts";
import { orderIn, type In, type RedeemState } from "./state.ts";

/** What stands in the fields; it outlives every screen and every crash of the tree. Never card data. */
export interface Draft {
  readonly email: string;
  readonly password: string;
  readonly tip: string | null;
  readonly amount: string;
  readonly name: string;
  readonly postalCode: string;
}

const blank: Draft = { email: "", password: "", tip: null, amount: "", name: "", postalCode: "" };

export type RedeemStore = ReturnType<typeof createRedeem>;

/** One checkout: the flow, what was typed, the card field's port and the move back. Made once per root. */
export function createRedeem({ options, environment }: StoreStart<Options>) {
  const { signal, emit, config } = environment();
  const session = dinerSession();
  const { token } = options();
  if (token) session.signIn(token);
  const draft = createStore<Draft>(() => blank);
  const telemetry = createTelemetry({ client: clientOf(environment()), config });
  const port = createCardPort();
  const given = requestOf(options(), environment());
  const request = () => requestOf(options(), environment(), given);
  const provider = createCardProvider(
    () =>
      orderIn(flow.store.getState())?.project.stripePublicKey ||
      environment().config.stripePublishableKey ||
      null,
    signal,
  );
  const orderStep = createLatePart(async () => (await import("./OrderStep.tsx")).OrderStep);
  const redirect = createRedirect((url) => environment().navigate(url, "return"));
  const target = (override?: string | null) => {
    const { returnUrlOrigins } = environment().config;
    return (
      returnUrl(override, returnUrlOrigins) ?? returnUrl(request().returnUrl, returnUrlOrigins)
    );
  };

  announceSession(session, { signal, emit });

  const flow = createFlow({
    initial: startState(session.isSignedIn(), request()),
    transition: (state, event: RedeemEvent) => transition(state, event, request()),
    signal,
    onBug: (error) =>
      environment().fail(
        "render",
        `RedeemCheckout: ${error instanceof Error ? error.message : "an effect failed"}`,
      ),
    effects: createEffects({
      client: () => clientOf(environment()),
      session,
      request,
      memory: paymentMemory,
      intents: createIntentKeys(randomId),
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
      forgetTyped: () => draft.setState({ password: "", amount: "" }),
      finished: (state) => finished(state),
    }),
  });

  const fetchOnceSignedIn = ({ kind }: RedeemState): void =>
    void (kind === "login" || orderStep.store.getState().hasFailed || orderStep.load());
  fetchOnceSignedIn(flow.store.getState());
  flow.store.subscribe(fetchOnceSignedIn);

  const stop = session.subscribe((change) =>
    flow.send({ type: change === "signed-in" ? "signedIn" : "signedOut" }),
  );
  signal.addEventListener("abort", stop, { once: true });

  let announced: Order | null = null;
  function finished({ kind, how, order }: In<"success"> | In<"posUnconfirmed">): void {
    if (how !== "paid" || order === announced) return;
    announced = order;
    const plan = order && planFor(order);
    environment().done("paid", {
      isConfirmed: kind === "success",
      ...(plan && { amountCents: plan.bill, tipCents: plan.tip, cardCents: plan.card }),
      ...(order?.ticket.id && { ticketId: order.ticket.id }),
    });
    telemetry.log("bill_paid", { confirmed: kind === "success" });
  }

  return {
    flow,
    draft,
    orderStep,
    port,
    provider,
    redirect,
    session,
    request,
    returnTarget: () => target(),
    keep: (typed: Partial<Draft>) => draft.setState(typed),
    send: (event: RedeemEvent) => flow.send(event),
    /** Ends the session and everything that was chosen; not while a write is on its way (B4.43, B4.44). */
    logOut() {
      if (isWriting(flow.store.getState())) return;
      flow.send({ type: "loggedOut" });
      draft.setState(blank);
      session.signOut();
    },
  };
}

/** When 'Return to App' appears (B4.32), in milliseconds. */
const returnButtonAfterMs = 6000;
