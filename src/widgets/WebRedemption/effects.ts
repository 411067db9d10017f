import { portTexts } from "../../shared/card/portTexts.ts";
import { storedCard } from "../../shared/card/storedCard.ts";
import type { RedemptionPlace } from "../../shared/contracts/redemption.ts";
import { saveCard } from "../../shared/contracts/cards.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import { createPaymentEffects } from "../../shared/payment/core/effects.ts";
import { billEffects, readForPayment } from "./billEffects.ts";
import type { BillReading } from "../../shared/payment/core/reading.ts";
import { billTexts } from "./billTexts.ts";
import {
  effectDependencies,
  type EffectDependencies,
  type EffectsStart,
  type RedemptionContext,
} from "./effectDependencies.ts";
import type { Order } from "./order.ts";
import { paymentRequest, sendAsDiner } from "./paymentRequest.ts";
import { keepLastPaid, nameOf } from "./request.ts";
import type { In, RedemptionEvent, RedemptionState } from "./state.ts";

/** The effects of each state. Only they await. */
export function createEffects(start: EffectsStart): Effects<RedemptionState, RedemptionEvent> {
  const dependencies = effectDependencies(start);
  const { request } = start;
  const { setBack, ...payment } = createPaymentEffects<Order, BillReading<RedemptionPlace>>({
    intents: dependencies.intents,
    nameOf: ({ number, ticket }) => nameOf(request(), number, ticket),
    nameOfNumber: (number) => nameOf(request(), number),
    read: (order, signal, isWhole) => readForPayment(dependencies, order, signal, isWhole),
    requestOf: (sent) => paymentRequest(dependencies, sent),
    resend: (body, key) => sendAsDiner(dependencies, body, key),
    challenge: start.cards.challenge,
    clock: start.clock,
    announce: start.announce,
    states: start.states,
  });
  return {
    ...payment,
    ...billEffects(dependencies),
    paying(state, context) {
      keepLastPaid(request(), state.order.number);
      return payment.paying(state, context);
    },
    notFound(_, { send, signal }) {
      start.leave(signal);
      onOnline(signal, () => send({ type: "retried" }));
    },
    checkout: ({ order, notice }) => void (notice?.kind === "refused" && setBack(order, notice)),
    async tokenizing(state, context) {
      const unblock = blockUnload();
      await makeCard(dependencies, state, context);
      unblock();
    },
  };
}

/** A guest's card is only tokenized. A diner's card is stored first (B7.06). */
async function makeCard(
  { cards: port, client, contact, isGuest, session, texts }: EffectDependencies,
  { order }: In<"tokenizing">,
  { send }: RedemptionContext,
): Promise<void> {
  const tokenised = await port.tokenise({ name: "", postalCode: contact().postalCode });
  if (!tokenised.ok)
    return send({ type: "cardRefused", message: tokenised.message, problem: null });
  if (isGuest) return send({ type: "cardMade", source: tokenised.token, cards: null });
  const outcome = await client().call(
    saveCard,
    { body: { stripe_token: tokenised.token } },
    { sessionVersion: session.version() },
  );
  if (!outcome.ok) {
    const refusal = outcome.problem.kind === "rejected" ? outcome.problem.message : null;
    return send({
      type: "cardRefused",
      message: refusal ?? texts(billTexts).cardNotSaved,
      problem: outcome.problem,
    });
  }
  const cards = outcome.value.creditCards;
  const card = storedCard(order.project.creditCards, cards, tokenised.lastFour);
  if (card) send({ type: "cardMade", source: card.id, cards });
  else send({ type: "cardRefused", message: texts(portTexts).unmatched, problem: null });
}
