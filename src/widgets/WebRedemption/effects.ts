import type { Client } from "../../shared/api/client.ts";
import type { Outcome } from "../../shared/api/outcome.ts";
import { storedCard } from "../../shared/bill/storedCard.ts";
import type { CardPort, Challenged } from "../../shared/card/cardPort.ts";
import type { Ticket } from "../../shared/contracts/bill.ts";
import { saveCard } from "../../shared/contracts/cards.ts";
import { payAsDiner, payAsGuest } from "../../shared/contracts/redemption.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import type { Clock } from "../../shared/host/clock.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import { unmatchedCard } from "../../shared/payment/unmatchedCard.ts";
import {
  createPaymentEffects,
  type PaidDetail,
  type PaymentRequest,
  type PaymentStart,
} from "../../shared/payment/core/effects.ts";
import { paymentFacts } from "../../shared/payment/core/kept.ts";
import type { SentPayment } from "../../shared/payment/core/state.ts";
import type { CountryCode } from "../../shared/country/countries.ts";
import { createIntents } from "../../shared/payment/intent/intents.ts";
import { tipCents } from "../../shared/payment/order.ts";
import { billPayment } from "../../shared/payment/payload.ts";
import type { Session } from "../../shared/session/session.ts";
import { guestPayment, type Contact } from "./contact.ts";
import { copy } from "./copy.ts";
import type { Order } from "./order.ts";
import { placeQuery, readAll, readOne, type Reader } from "./reading.ts";
import { keepLastPaid, lastPaid, nameOf, type Request } from "./request.ts";
import type { In, RedemptionEvent, RedemptionState } from "./state.ts";

export interface EffectsStart {
  /** Aborted when the widget is gone. */
  readonly signal: AbortSignal;
  readonly client: () => Client;
  readonly session: Pick<Session, "isSignedIn" | "version">;
  readonly isGuest: boolean;
  readonly request: () => Request;
  readonly intents?: PaymentStart<Order, Ticket>["intents"];
  readonly cards: Pick<CardPort, "tokenise"> & { challenge(secret: string): Promise<Challenged> };
  readonly contact: () => Contact;
  readonly productKey: () => string;
  readonly country: () => CountryCode;
  readonly clock: Clock;
  /** Back to the order after 3.5 s, where it came from one (C:L106). */
  readonly leave: (signal: AbortSignal) => void;
  readonly announce: (detail: PaidDetail) => void;
  readonly states: PaymentStart<Order, Ticket>["states"];
}

type Context = { send(event: RedemptionEvent): void; signal: AbortSignal };

/** The effects of each state: the only place that awaits. */
export function createEffects(start: EffectsStart): Effects<RedemptionState, RedemptionEvent> {
  const { client, session, request, clock, isGuest, signal: gone } = start;
  const intents =
    start.intents ?? createIntents({ facts: paymentFacts, owner: () => "", signal: gone });
  const reader = (signal: AbortSignal): Reader => ({
    client,
    request,
    isGuest,
    recordOf: (number) => intents.read(nameOf(request(), number)),
    signal,
  });

  const { setBack, ...payment } = createPaymentEffects<Order, Ticket>({
    intents,
    nameOf: ({ number }) => nameOf(request(), number),
    nameOfNumber: (number) => nameOf(request(), number),
    read: async ({ project, number, payAmount }, signal) =>
      asRefusal(await readOne(reader(signal), project, number, payAmount)),
    requestOf,
    challenge: start.cards.challenge,
    clock,
    announce: start.announce,
    states: start.states,
  });

  function requestOf({ order, source }: SentPayment<Order>): PaymentRequest | null {
    const { pos } = request();
    if (!source) return null;
    const calling = { sessionVersion: session.version() };
    if (isGuest) {
      const contact = start.contact();
      const body = {
        payment: guestPayment({
          order,
          token: source,
          contact,
          productKey: start.productKey(),
          country: start.country(),
        }),
      };
      const path = { project_id: order.project.projectId, ticket: order.number };
      const input = { path, query: placeQuery(order.project, pos), body };
      return {
        body,
        send: async (options) =>
          asRefusal(await client().call(payAsGuest, input, { ...calling, ...options })),
      };
    }
    const body = billPayment({ order, pos, source, tip: tipCents(order) });
    return (
      body && {
        body,
        send: (options) => client().call(payAsDiner, { body }, { ...calling, ...options }),
      }
    );
  }

  async function load({ resume, isRest }: In<"loading">, { send, signal }: Context): Promise<void> {
    const { numbers, payAmount } = request();
    const part = resume
      ? { number: resume.order.number, amount: resume.order.payAmount }
      : { number: numbers[0] ?? "", amount: isRest ? null : payAmount };
    const outcome = await readAll(
      reader(signal),
      part.amount === null ? null : { number: part.number, amount: part.amount },
    );
    const number = lastPaid(request());
    const record = number === null ? null : intents.read(nameOf(request(), number));
    send({
      type: "loaded",
      outcome: asRefusal(outcome),
      nowMs: clock(),
      payAmount: part.amount,
      last: number !== null && record ? { number, record } : null,
    });
  }

  /** A guest has no session that could have ended. */
  function asRefusal<T>(outcome: Outcome<T>): Outcome<T> {
    const isRefused = isGuest && !outcome.ok && outcome.problem.kind === "signed-out";
    return isRefused
      ? {
          ok: false,
          problem: {
            kind: "rejected",
            status: 401,
            message: null,
            messages: [],
            fields: {},
            retryAfter: null,
          },
        }
      : outcome;
  }

  /** A guest's card is only named, a diner's is kept first (B:L123). */
  async function makeCard({ order }: In<"tokenizing">, { send }: Context): Promise<void> {
    const made = await start.cards.tokenise({ name: "", postalCode: start.contact().postalCode });
    if (!made.ok) return send({ type: "cardRefused", message: made.message, problem: null });
    if (isGuest) return send({ type: "cardMade", source: made.token, cards: null });
    const outcome = await client().call(
      saveCard,
      { body: { stripe_token: made.token } },
      { sessionVersion: session.version() },
    );
    if (!outcome.ok) {
      const said = outcome.problem.kind === "rejected" ? outcome.problem.message : null;
      return send({
        type: "cardRefused",
        message: said ?? copy.cardNotSaved,
        problem: outcome.problem,
      });
    }
    const cards = outcome.value.creditCards;
    const card = storedCard(order.project.creditCards, cards, made.lastFour);
    if (card) send({ type: "cardMade", source: card.id, cards });
    else send({ type: "cardRefused", message: unmatchedCard, problem: null });
  }

  return {
    ...payment,
    paying(state, context) {
      keepLastPaid(request(), state.order.number);
      return payment.paying(state, context);
    },
    loading: load,
    notFound(_, { send, signal }) {
      start.leave(signal);
      onOnline(signal, () => send({ type: "retried" }));
    },
    checkout: ({ order, notice }) => void (notice?.kind === "refused" && setBack(order, notice)),
    async splitting({ order, payAmount }, { send, signal }) {
      const outcome = await readOne(reader(signal), order.project, order.number, payAmount);
      const record = intents.read(nameOf(request(), order.number));
      send({ type: "billRead", outcome: asRefusal(outcome), nowMs: clock(), record });
    },
    async tokenizing(state, context) {
      const unblock = blockUnload();
      await makeCard(state, context);
      unblock();
    },
  };
}
