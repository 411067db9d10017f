import * as z from "zod/mini";
import type { Client } from "../../shared/api/client.ts";
import { isOutcomeUnknown, type Outcome } from "../../shared/api/outcome.ts";
import { cardTexts, type CardPort, type Challenged } from "../../shared/card/cardPort.ts";
import * as calls from "../../shared/contracts/bill.ts";
import { saveCard } from "../../shared/contracts/cards.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import type { Clock } from "../../shared/host/clock.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import {
  createPaymentEffects,
  type PaymentIntents,
  type PaidDetail,
  type PaymentStart,
} from "../../shared/payment/core/effects.ts";
import { billName } from "../../shared/payment/core/facts.ts";
import { paymentFacts } from "../../shared/payment/core/kept.ts";
import { createIntents } from "../../shared/payment/intent/intents.ts";
import type { IntentName } from "../../shared/payment/intent/names.ts";
import { tipCents } from "../../shared/payment/order.ts";
import { billPayment, ticketQuery } from "../../shared/payment/payload.ts";
import type { Session } from "../../shared/session/session.ts";
import type { Order, Request } from "./order.ts";
import type { In, RedeemEvent, RedeemState } from "./state.ts";

/** The stored facts of a purchase of credit. */
const purchaseFacts = z.object({ option: z.string() });

export interface EffectsStart {
  /** Aborted when the widget is gone. */
  readonly signal: AbortSignal;
  readonly client: () => Client;
  readonly session: Pick<Session, "version">;
  readonly request: () => Request;
  readonly cards: Pick<CardPort, "tokenise"> & { challenge(secret: string): Promise<Challenged> };
  /** The fields beside the card field. */
  readonly cardholder: () => { readonly name: string; readonly postalCode: string };
  readonly intents?: PaymentStart<Order, calls.Ticket>["intents"];
  readonly purchases?: PaymentIntents<z.output<typeof purchaseFacts>>;
  readonly clock: Clock;
  /** Back to the order after this time, or only when it is asked for; by an override where the server gave one. */
  readonly leave: (afterMs: number | null, signal: AbortSignal, override?: string | null) => void;
  readonly announce: (detail: PaidDetail) => void;
  readonly states: PaymentStart<Order, calls.Ticket>["states"];
  readonly forgetTyped: () => void;
}

type Context = { send(event: RedeemEvent): void; signal: AbortSignal };

/** Milliseconds until a screen goes back to the order (B:L73, B:L79, R26). */
const redirectsMs = { error: 3500, alreadyPaid: 3000, paid: 1500, nothingDue: 0 } as const;

/** The effects of each state: the only place that awaits. */
export function createEffects(start: EffectsStart): Effects<RedeemState, RedeemEvent> {
  const { client, session, request, clock, signal: gone } = start;
  const intentStart = { owner: () => "", signal: gone };
  const intents = start.intents ?? createIntents({ ...intentStart, facts: paymentFacts });
  const purchases = start.purchases ?? createIntents({ ...intentStart, facts: purchaseFacts });

  const billNow = (): IntentName => billName(request().pos, request().location, request().ticket);
  const purchaseNow = (): IntentName => ({
    kind: "purchase",
    ids: [request().pos, request().location],
  });

  const { setBack, ...payment } = createPaymentEffects<Order, calls.Ticket>({
    intents,
    nameOf: billNow,
    nameOfNumber: billNow,
    read: ({ project, payAmount }, signal) => readBill(project, payAmount, signal),
    requestOf({ order, source }) {
      const body =
        source && billPayment({ order, pos: request().pos, source, tip: tipCents(order) });
      return body
        ? {
            body,
            send: (options) =>
              client().call(
                calls.payBill,
                { body },
                { ...options, sessionVersion: session.version() },
              ),
          }
        : null;
    },
    challenge: start.cards.challenge,
    clock,
    announce: start.announce,
    states: start.states,
  });

  async function readProject({ send, signal }: Context): Promise<void> {
    const { pos, location } = request();
    const outcome = await client().call(
      calls.externalLocation,
      { path: { pos, location } },
      { signal },
    );
    const record = intents.read(billNow());
    send({ type: "projectAnswered", outcome, nowMs: clock(), request: request(), record });
  }

  function readBill(
    project: calls.Project,
    payAmount: Order["payAmount"],
    signal: AbortSignal,
  ): Promise<Outcome<calls.Ticket>> {
    const path = { project_id: project.projectId, ticket: request().ticket };
    return client().call(
      calls.readTicket,
      { path, query: ticketQuery(project, request().pos, payAmount) },
      { signal },
    );
  }

  /** One purchase at a time over all tabs; another one's is waited for, and the balance then tells what it did. */
  async function purchase(
    { card, package: bought }: In<"purchasing">,
    { send, signal }: Context,
  ): Promise<void> {
    const name = purchaseNow();
    if (!(await purchases.acquire(name))) {
      await purchases.follow(name, signal);
      return send({ type: "purchaseHeldBack" });
    }
    const unblock = blockUnload();
    try {
      const body = {
        gift_card_purchase: {
          gift_card_option_id: bought.id,
          stripe_source_id: card.id,
          agrees_with_tos_privacy: "on" as const,
        },
      };
      const intent = purchases.begin(name, body, { option: bought.id });
      const outcome = await purchases.during(
        client().call(
          calls.buyPackage,
          { body },
          { signal, intent, sessionVersion: session.version() },
        ),
      );
      if (!outcome.ok && !isOutcomeUnknown(outcome.problem)) purchases.settleNotCharged(name);
      const challenge =
        outcome.ok && outcome.value.challenge
          ? await start.cards.challenge(outcome.value.challenge)
          : undefined;
      if (challenge?.kind === "refused") purchases.settleNotCharged(name);
      send({ type: "purchaseAnswered", outcome, challenge });
    } finally {
      purchases.release();
      unblock();
    }
  }

  function settlePurchase({ notice }: In<"addCredit" | "redeemCredit" | "review">): void {
    if (notice?.kind === "purchased") purchases.settleNotCharged(purchaseNow());
  }

  async function storeCard({ send }: Context): Promise<void> {
    const made = await start.cards.tokenise(start.cardholder());
    if (!made.ok)
      return send({
        type: "cardRefused",
        message: made.message === cardTexts.gone ? null : made.message,
        problem: null,
      });
    const outcome = await client().call(
      saveCard,
      { body: { stripe_token: made.token } },
      { sessionVersion: session.version() },
    );
    if (outcome.ok)
      send({ type: "cardStored", cards: outcome.value.creditCards, lastFour: made.lastFour });
    else send({ type: "cardRefused", message: null, problem: outcome.problem });
  }

  return {
    ...payment,
    loadingProject: (_state, context) => readProject(context),
    async loadingBill({ project, payAmount }, { send, signal }) {
      const outcome = await readBill(project, payAmount, signal);
      send({
        type: "billAnswered",
        outcome,
        nowMs: clock(),
        request: request(),
        record: intents.read(billNow()),
        isPurchasePending: purchases.read(purchaseNow()) !== null,
      });
    },
    error(_state, { send, signal }) {
      start.leave(redirectsMs.error, signal);
      onOnline(signal, () => send({ type: "retried" }));
    },
    nothingDue: (_state, { signal }) => start.leave(redirectsMs.nothingDue, signal),
    async storingCard(_state, context) {
      const unblock = blockUnload();
      await storeCard(context);
      unblock();
    },
    purchasing: purchase,
    reloading: (_state, context) => readProject(context),
    addCredit: settlePurchase,
    redeemCredit: settlePurchase,
    review: settlePurchase,
    async splitting({ order, payAmount }, { send, signal }) {
      const outcome = await readBill(order.project, payAmount, signal);
      send({ type: "billRead", outcome, nowMs: clock(), record: intents.read(billNow()) });
    },
    success(state, { signal }) {
      payment.success(state);
      start.forgetTyped();
      const { how, receipt } = state;
      // A proof that the diner came back to stays, and so does the offer to pay the rest.
      const isLookedUp = how === "before" || (receipt.rest !== null && how !== "paid");
      start.leave(
        isLookedUp ? null : how === "paid" ? redirectsMs.paid : redirectsMs.alreadyPaid,
        signal,
        receipt.returnUrl,
      );
    },
    posUnconfirmed(state) {
      payment.posUnconfirmed(state);
      start.forgetTyped();
    },
    failed: ({ order, why }) => void (why.kind === "refused" && setBack(order, why)),
  };
}
