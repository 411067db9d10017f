import { notedManagersBill } from "../../../shared/payment/core/notedBill.ts";
import { failed } from "../../../shared/api/outcome.ts";
import type { Client } from "../../../shared/api/client.ts";
import { subjectOf } from "../../../shared/bill/subject.ts";
import { billOf } from "../../../shared/bill/ticket.ts";
import type { Environment } from "../../../shared/widget/environment.ts";
import { createCardPort, type CardPort, type Challenged } from "../../../shared/card/cardPort.ts";
import { createCardProvider } from "../../../shared/card/provider.ts";
import { payForGuest, type ManagedPayment } from "../../../shared/contracts/managers.ts";
import { createFlow, type Flow } from "../../../shared/flow/flow.ts";
import type { Clock } from "../../../shared/host/clock.ts";
import { createPaymentEffects } from "../../../shared/payment/core/effects.ts";
import type { PaymentRequest } from "../../../shared/payment/core/paymentRequest.ts";
import type { PaidDetail } from "../../../shared/payment/core/paymentDeps.ts";
import { paymentFacts } from "../../../shared/payment/core/kept.ts";
import { createIntents } from "../../../shared/payment/intent/intents.ts";
import type { IntentName } from "../../../shared/payment/intent/names.ts";
import { openRecordMaxAgeMs } from "../../../shared/payment/intent/record.ts";
import type { Session } from "../../../shared/session/session.ts";
import { payment, transition } from "./checkoutFlow.ts";
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

  const effects = createPaymentEffects<Order, CheckoutState, Reading>(
    {
      intents,
      nameOf,
      read: (order, leaving, isWhole) => readBill(client(), order, leaving, isWhole),
      requestOf: ({ order }) => requestOf(paymentBody(order), send),
      resend: async (body, key) =>
        "user_id" in body ? send(body, key) : failed({ kind: "offline" }),
      challenge,
      clock,
      announce: deps.announce,
      signal,
    },
    payment.parts,
  );

  /** The bank's question waits for the guest. A payment that is put aside is looked up later. */
  async function challenge(secret: string): Promise<Challenged> {
    const isHere = await guestAnswer(flow.store, signal);
    if (isHere === null) return { kind: "unsure" };
    return isHere ? port.challenge(secret, provider.stripe) : { kind: "refused", message: null };
  }

  const flow: Flow<CheckoutState, CheckoutEvent> = createFlow({
    initial: { kind: "idle" },
    transition,
    effects: {
      ...effects,
      success(state) {
        effects.success(state);
        settled(state.order);
      },
      posUnconfirmed(state) {
        effects.posUnconfirmed(state);
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

function requestOf(
  payment: ManagedPayment,
  send: (payment: ManagedPayment, intent: string) => ReturnType<PaymentRequest["send"]>,
): PaymentRequest {
  return {
    body: { payment },
    storable: storable(payment),
    send: ({ intent }) => send(payment, intent),
  };
}

/** Whether the guest is there. Null if the manager has put the payment aside. */
function guestAnswer(
  { getState, subscribe }: Flow<CheckoutState, CheckoutEvent>["store"],
  signal: AbortSignal,
): Promise<boolean | null> {
  return new Promise((resolve) => {
    const look = (state: CheckoutState): void => {
      const isOver = state.kind !== "paying" || signal.aborted;
      const isHere = state.kind === "paying" ? state.isPayerHere : undefined;
      if (!isOver && isHere === undefined) return;
      stop();
      resolve(isOver ? null : (isHere ?? null));
    };
    const stop = subscribe(look);
    signal.addEventListener("abort", () => look(getState()), { once: true });
    look(getState());
  });
}

function keyIn(state: CheckoutState): string | null {
  return "order" in state && state.order ? state.order.project.stripePublicKey : null;
}
