import type { Client } from "../../../shared/api/client.ts";
import { failed, type Outcome } from "../../../shared/api/outcome.ts";
import { billOf } from "../../../shared/bill/ticket.ts";
import { createCardPort } from "../../../shared/card/cardPort.ts";
import { createCardProvider } from "../../../shared/card/provider.ts";
import { payForGuest, readCheck, readGuest } from "../../../shared/contracts/managers.ts";
import { createFlow, type Flow } from "../../../shared/flow/flow.ts";
import type { Clock } from "../../../shared/host/clock.ts";
import { createPaymentEffects, type PaidDetail } from "../../../shared/payment/core/effects.ts";
import { paymentFacts } from "../../../shared/payment/core/kept.ts";
import { createIntents } from "../../../shared/payment/intent/intents.ts";
import type { IntentName } from "../../../shared/payment/intent/names.ts";
import type { Session } from "../../../shared/session/session.ts";
import { transition } from "./checkoutFlow.ts";
import type { CheckoutEvent, CheckoutState, Reading } from "./checkoutState.ts";
import { paymentBody, type Order } from "./order.ts";

export interface CheckoutStart {
  readonly client: () => Client;
  readonly session: Pick<Session, "version">;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /** The page's own key, where a location has none. */
  readonly stripeKey: () => string;
  readonly announce: (detail: PaidDetail) => void;
  /** A guest's bill is paid: what was read of the guest is outdated. */
  readonly paid: (order: Order) => void;
  readonly onBug: (error: unknown) => void;
}

/** A check by its number; an amount by the guest and itself. */
function nameOf({ location, guest, number, ticket }: Order): IntentName {
  const ids = number === null ? [guest.id, billOf(ticket)] : [number];
  return { kind: "bill", ids: ["managers", location.id, ...ids] };
}

/** Paying a guest's bill with what the guest has. */
export function createCheckout(start: CheckoutStart) {
  const { client, signal, clock } = start;
  const intents = createIntents({ facts: paymentFacts, owner: () => "", signal });
  const port = createCardPort();
  const provider = createCardProvider(
    () => keyIn(flow.store.getState()) || start.stripeKey() || null,
    signal,
  );

  /** `isWhole`: everything has to be read, as before a payment; after one, each part by itself may prove it. */
  async function read(
    { location, guest, number }: Order,
    leaving: AbortSignal,
    isWhole: boolean,
  ): Promise<Outcome<Reading>> {
    const [payer, ticket] = await Promise.all([
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
    const problems = [payer, ticket].flatMap((outcome) =>
      outcome && !outcome.ok ? [outcome.problem] : [],
    );
    const [first] = problems;
    const worst = problems.find(({ kind }) => kind === "signed-out");
    if (worst) return failed(worst);
    if (first && (isWhole || problems.length > 1 || ticket === null)) return failed(first);
    return {
      ok: true,
      value: { guest: payer.ok ? payer.value : null, ticket: ticket?.ok ? ticket.value : null },
    };
  }

  const { setBack, ...payment } = createPaymentEffects<Order, Reading>({
    intents,
    nameOf,
    read,
    requestOf({ order }) {
      const body = { payment: paymentBody(order) };
      return {
        body,
        send: (options) =>
          client().call(
            payForGuest,
            { body },
            { ...options, sessionVersion: start.session.version() },
          ),
      };
    },
    challenge: (secret) => port.challenge(secret, provider.stripe),
    clock,
    knownIds: ({ knownIds }) => knownIds,
    announce: start.announce,
    states: () => flow.store,
    holding: ["challenged"],
  });

  const flow: Flow<CheckoutState, CheckoutEvent> = createFlow({
    initial: { kind: "idle" },
    transition,
    effects: {
      ...payment,
      reviewing({ order, notice }) {
        if (notice?.kind === "refused" || notice?.kind === "declined") setBack(order, notice);
      },
      success(state) {
        payment.success(state);
        if (state.order) start.paid(state.order);
      },
      posUnconfirmed(state) {
        payment.posUnconfirmed(state);
        if (state.order) start.paid(state.order);
      },
    },
    signal,
    onBug: start.onBug,
  });

  return {
    flow,
    send: flow.send,
    open: (order: Order): void =>
      flow.send({ type: "opened", order, record: intents.read(nameOf(order)) }),
  };
}

function keyIn(state: CheckoutState): string | null {
  return "order" in state && state.order ? state.order.project.stripePublicKey : null;
}
