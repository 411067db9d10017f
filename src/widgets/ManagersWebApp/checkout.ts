import type { Client } from "../../shared/api/client.ts";
import { createIntentKeys } from "../../shared/api/intentKeys.ts";
import type { Problem } from "../../shared/api/outcome.ts";
import { createCardPort } from "../../shared/card/cardPort.ts";
import { isDecline } from "../../shared/card/decline.ts";
import { createCardProvider } from "../../shared/card/provider.ts";
import { payForGuest, readCheck, readGuest } from "../../shared/contracts/managers.ts";
import { createFlow, type Effects } from "../../shared/flow/flow.ts";
import type { Clock } from "../../shared/host/clock.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { holdPage } from "../../shared/host/navigation.ts";
import { randomId } from "../../shared/host/randomId.ts";
import type { Session } from "../../shared/session/session.ts";
import { transition } from "./checkoutFlow.ts";
import { checkoutMemory as memory } from "./checkoutMemory.ts";
import type { CheckoutEvent, CheckoutIn, CheckoutState, Readings } from "./checkoutState.ts";
import { paymentBody, type Order } from "./order.ts";

export interface CheckoutStart {
  readonly client: () => Client;
  readonly session: Pick<Session, "edition">;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /** The page's own key, where a location has none. */
  readonly stripeKey: () => string;
  readonly paid: (state: CheckoutIn<"success"> | CheckoutIn<"posUnconfirmed">) => void;
  readonly onBug: (error: unknown) => void;
}

type Context = { send(event: CheckoutEvent): void; signal: AbortSignal };

/** Paying a guest's bill with what the guest has. */
export function createCheckout(start: CheckoutStart) {
  const { client, signal, clock } = start;
  const intents = createIntentKeys(randomId);
  const port = createCardPort();
  const provider = createCardProvider(
    () => keyIn(flow.store.getState()) || start.stripeKey() || null,
    signal,
  );

  async function read({ location, guest, number }: Order, leaving: AbortSignal): Promise<Readings> {
    const [own, ticket] = await Promise.all([
      client().call(
        readGuest,
        { path: { user_id: guest.id }, query: { location_id: location.id } },
        { signal: leaving },
      ),
      number === null
        ? null
        : client().call(
            readCheck,
            { path: { location_id: location.id, ticket_number: number } },
            { signal: leaving },
          ),
    ]);
    return { guest: own, ticket };
  }

  async function readAll(
    { order }: { readonly order: Order },
    { send, signal: leaving }: Context,
  ): Promise<void> {
    send({ type: "read", ...(await read(order, leaving)), nowMs: clock() });
  }

  async function pay(
    { order, knownIds }: CheckoutIn<"paying">,
    { send, signal: leaving }: Context,
  ): Promise<void> {
    const leavePlace = memory.take(order);
    if (!leavePlace) return send({ type: "heldBack" });
    const release = holdPage();
    try {
      memory.remember(order, knownIds);
      const body = { payment: paymentBody(order) };
      const outcome = await client().call(
        payForGuest,
        { body },
        { signal: leaving, intent: intents.keyFor(body), edition: start.session.edition() },
      );
      if (!outcome.ok && isHarmless(outcome.problem)) settle(order);
      send({ type: "answered", outcome, nowMs: clock() });
    } finally {
      leavePlace();
      release();
    }
  }

  function settle(order: Order): void {
    memory.forget(order);
    intents.settle();
  }

  function over(state: CheckoutIn<"success"> | CheckoutIn<"posUnconfirmed">): void {
    settle(state.order);
    start.paid(state);
  }

  const effects: Effects<CheckoutState, CheckoutEvent> = {
    reviewing({ order, complaint }) {
      // The bank's question was refused or left; or the server has refused, and nothing shows the payment.
      if (complaint?.kind === "absent" || complaint?.kind === "refused") settle(order);
    },
    checking: readAll,
    paying: pay,
    async authenticating({ order, secret }, { send }) {
      const release = holdPage();
      try {
        const challenge = await port.challenge(secret, provider.stripe);
        if (challenge.kind === "refused") settle(order);
        send({ type: "challengeAnswered", challenge });
      } finally {
        release();
      }
    },
    reconciling: readAll,
    unconfirmed({ isRead }, { send, signal: leaving }) {
      if (!isRead) onOnline(leaving, () => send({ type: "retried" }));
    },
    success: over,
    posUnconfirmed: over,
  };

  const flow = createFlow<CheckoutState, CheckoutEvent>({
    initial: { kind: "idle" },
    transition,
    effects,
    signal,
    onBug: start.onBug,
  });

  return {
    flow,
    send: flow.send,
    open: (order: Order): void => flow.send({ type: "opened", order, earlier: memory.of(order) }),
  };
}

function keyIn(state: CheckoutState): string | null {
  return "order" in state ? state.order.project.stripePublicKey : null;
}

/** Nothing was charged for certain, so nothing is looked for after a reload. */
function isHarmless(problem: Problem): boolean {
  return problem.kind === "offline" || (problem.kind === "rejected" && isDecline(problem));
}
