import { notedManagersBill } from "../../../shared/payment/core/notedBill.ts";
import type { Client } from "../../../shared/api/client.ts";
import { subjectOf } from "../../../shared/bill/subject.ts";
import { billOf } from "../../../shared/bill/ticket.ts";
import type { Environment } from "../../../shared/widget/environment.ts";
import { createCardPort, type CardPort } from "../../../shared/card/cardPort.ts";
import { createCardProvider } from "../../../shared/card/provider.ts";
import { payForGuest, type ManagedPayment } from "../../../shared/contracts/managers.ts";
import { createFlow, type Flow } from "../../../shared/flow/flow.ts";
import type { Clock } from "../../../shared/host/clock.ts";
import { createPaymentEffects } from "../../../shared/payment/core/effects.ts";
import type { PaidDetail } from "../../../shared/payment/core/paymentDeps.ts";
import { paymentFacts } from "../../../shared/payment/core/kept.ts";
import { createIntents } from "../../../shared/payment/intent/intents.ts";
import type { IntentName } from "../../../shared/payment/intent/names.ts";
import { openRecordMaxAgeMs } from "../../../shared/payment/intent/record.ts";
import type { Session } from "../../../shared/session/session.ts";
import { transition } from "./checkoutFlow.ts";
import type { CheckoutEvent, CheckoutState, Reading } from "./checkoutState.ts";
import { paymentBody, storable, type Order } from "./order.ts";
import { readBill } from "./readBill.ts";

export interface CheckoutDeps {
  readonly client: () => Client;
  readonly session: Pick<Session, "version">;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /** The page's own key, where a location has none. */
  readonly environment: () => Pick<Environment, "messagesOf">;
  readonly stripeKey: () => string;
  /** Asks the bank. Defaults to the provider's. */
  readonly port?: Pick<CardPort, "challenge">;
  readonly announce: (detail: PaidDetail) => void;
  /** A guest's bill is paid: what was read of the guest is outdated. */
  readonly paid: (order: Order) => void;
  readonly onBug: (error: unknown) => void;
}

/** Names a check by its number and the server's ids, and a typed amount by the guest and the amount. */
function nameOf({ location, guest, number, ticket }: Order): IntentName {
  const ids = number === null ? [guest.id, billOf(ticket)] : [number, ...subjectOf(ticket)];
  return { kind: "bill", ids: ["managers", location.id, ...ids] };
}

/** The records are the restaurant's, whichever manager is signed in. */
const restaurantRecords = {
  facts: paymentFacts,
  owner: () => "",
  openMaxAgeMs: openRecordMaxAgeMs,
  firstRelease: notedManagersBill,
};

/** Paying a guest's bill with what the guest has. */
export function createCheckout(deps: CheckoutDeps) {
  const { client, signal, clock, port = createCardPort(deps.environment) } = deps;
  const intents = createIntents({ ...restaurantRecords, signal });
  /** Keys of the payments that this page's screen has shown as paid. */
  const shownKeys = new Set<string>();
  const provider = createCardProvider(
    () => keyIn(flow.store.getState()) || deps.stripeKey() || null,
    signal,
  );

  function send(payment: ManagedPayment, intent: string) {
    const options = { intent, sessionVersion: deps.session.version() };
    return client().call(payForGuest, { body: { payment } }, options);
  }

  const { setBack, ...payment } = createPaymentEffects<Order, Reading>({
    intents,
    nameOf,
    read: (order, leaving, isWhole) => readBill(client(), order, leaving, isWhole),
    requestOf({ order }) {
      const body = { payment: paymentBody(order) };
      return {
        body,
        storable: storable(body.payment),
        // An amount that is entered again after a reload is a bill of another time.
        identity: { ...body.payment, ticket: null },
        send: ({ intent }) => send(body.payment, intent),
      };
    },
    resend: (body, key) => ("user_id" in body ? send(body, key) : null),
    challenge: (secret) => port.challenge(secret, provider.stripe),
    clock,
    announce: deps.announce,
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
        settled(state.order);
      },
      posUnconfirmed(state) {
        payment.posUnconfirmed(state);
        settled(state.order);
      },
    },
    signal,
    onBug: deps.onBug,
  });

  const settled = (order: Order | null): void => void (order && deps.paid(order));

  return {
    flow,
    send: flow.send,
    /** The screen says that this is paid: from now on the same amount, entered again, is another payment. */
    noteShown(order: Order | null): void {
      const record = order && intents.read(nameOf(order));
      if (record) shownKeys.add(record.key);
    },
    /** Returns false if the payment was sent before a reload and no record tells what became of it. */
    open(order: Order, wasSent = false): boolean {
      const record = intents.read(nameOf(order));
      if (wasSent && !record && billOf(order.ticket) > 0) return false;
      const isShown = record !== null && shownKeys.has(record.key);
      const heldBy = intents.isHere(nameOf(order)) ? "here" : null;
      flow.send({ type: "opened", order, record, isShown, heldBy, wasSent });
      return true;
    },
  };
}

function keyIn(state: CheckoutState): string | null {
  return "order" in state && state.order ? state.order.project.stripePublicKey : null;
}
