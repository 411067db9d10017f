import { storedCard } from "../../shared/card/storedCard.ts";
import type { RedemptionPlace } from "../../shared/contracts/redemption.ts";
import { saveCard } from "../../shared/contracts/cards.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import { paymentDepsOf } from "../../shared/payment/core/dinerDeps.ts";
import { createPaymentEffects } from "../../shared/payment/core/effects.ts";
import { billEffects, readForPayment } from "./billEffects.ts";
import type { BillReading } from "../../shared/payment/core/reading.ts";
import {
  createEffectDeps,
  type EffectDeps,
  type EffectInput,
  type RedemptionContext,
} from "./effectDeps.ts";
import type { Order } from "./order.ts";
import { followChoice, forgetChoice } from "./keptChoice.ts";
import { forgetContact } from "./keptContact.ts";
import { payment as machine } from "./payment.ts";
import { paymentRequest, sendStored } from "./paymentRequest.ts";
import { keepLastPaid, nameOf } from "./request.ts";
import type { In, RedemptionEvent, RedemptionState } from "./state.ts";

/** The effects of each state. Only they await. */
export function createEffects(input: EffectInput) {
  const deps = createEffectDeps(input);
  const { request } = deps;
  const payment = createPaymentEffects<Order, RedemptionState, BillReading<RedemptionPlace>>(
    {
      ...paymentDepsOf(deps),
      nameOf: ({ number, ticket }) => nameOf(request(), number, ticket),
      nameOfNumber: (number) => nameOf(request(), number),
      read: (order, signal, isWhole) => readForPayment(deps, order, signal, isWhole),
      requestOf: (sent) => paymentRequest(deps, sent),
      resend: (body, key) => sendStored(deps, body, key),
    },
    machine.parts,
  );
  return {
    ...payment,
    ...billEffects(deps),
    paying(state, context) {
      keepLastPaid(request(), state.order.number);
      return payment.paying(state, context);
    },
    success(state) {
      payment.success(state);
      forgetChoice(deps);
      forgetContact(request());
    },
    notFound(_, { send, signal }) {
      deps.leave(signal);
      onOnline(signal, () => send({ type: "retried" }));
    },
    posUnconfirmed(state) {
      payment.posUnconfirmed(state);
      forgetChoice(deps);
    },
    choosing: () => forgetChoice(deps),
    checkout: ({ order }, { signal }) => followChoice(deps, order, signal),
    async tokenizing(state, context) {
      const unblock = blockUnload();
      await makeCard(deps, state, context);
      unblock();
    },
  } satisfies Effects<RedemptionState, RedemptionEvent>;
}

/** A guest's card is only tokenized. A diner's card is stored first (B7.06). */
async function makeCard(
  { cards: port, client, contact, isGuest, session }: EffectDeps,
  { order }: In<"tokenizing">,
  { send }: RedemptionContext,
): Promise<void> {
  const tokenised = await port.tokenise({ name: "", postalCode: contact().postalCode });
  if (!tokenised.ok)
    return send({ type: "cardRefused", error: { message: tokenised.message }, problem: null });
  const { token, lastFour } = tokenised;
  if (isGuest) return send({ type: "cardMade", source: token, lastFour, cards: null });
  const outcome = await client().call(
    saveCard,
    { body: { stripe_token: token } },
    { sessionVersion: session.version() },
  );
  if (!outcome.ok) {
    const refusal = outcome.problem.kind === "rejected" ? outcome.problem.message : null;
    return send({
      type: "cardRefused",
      error: refusal ? { message: refusal } : { own: "cardNotSaved" },
      problem: outcome.problem,
    });
  }
  const cards = outcome.value.creditCards;
  const card = storedCard(order.project.creditCards, cards, lastFour);
  if (card) send({ type: "cardMade", source: card.id, lastFour, cards });
  else send({ type: "cardRefused", error: { own: "unmatched" }, problem: null });
}
