import { payBill, type BillPayment } from "../../shared/contracts/bill.ts";
import { failed } from "../../shared/api/outcome.ts";
import { saveCard } from "../../shared/contracts/cards.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { onOnline } from "../../shared/host/connection.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import { paymentDepsOf } from "../../shared/payment/core/dinerDeps.ts";
import { createPaymentEffects } from "../../shared/payment/core/effects.ts";
import type { PaymentRequest } from "../../shared/payment/core/paymentRequest.ts";
import type { StoredBody } from "../../shared/payment/core/kept.ts";
import type { BillReading } from "../../shared/payment/core/reading.ts";
import type { SentPayment } from "../../shared/payment/core/state.ts";
import { tipCents } from "../../shared/payment/order.ts";
import { billPayment, storable } from "../../shared/payment/payload.ts";
import { billEffects, readForPayment } from "./billEffects.ts";
import {
  createEffectDeps,
  requestedBill,
  type EffectDeps,
  type EffectInput,
  type RedeemContext,
} from "./effectDeps.ts";
import { followChoice, forgetChoice, keepChoice } from "./keptChoice.ts";
import type { Order } from "./order.ts";
import { payment as machine } from "./payment.ts";
import { purchaseEffects } from "./purchaseEffects.ts";
import type { In, RedeemEvent, RedeemState } from "./state.ts";

/** Milliseconds until a screen goes back to the order (B4.05, B4.37, R26). */
const redirectsMs = { error: 3500, alreadyPaid: 3000, paid: 1500, nothingDue: 0 } as const;

/** The effects of each state. Only they await. */
export function createEffects(input: EffectInput) {
  const deps = createEffectDeps(input);
  const payment = createPaymentEffects<Order, RedeemState, BillReading>(
    {
      ...paymentDepsOf(deps),
      nameOf: ({ ticket }) => requestedBill(deps, ticket),
      nameOfNumber: () => requestedBill(deps),
      read: (order, signal, isWhole) => readForPayment(deps, order, signal, isWhole),
      requestOf: (sent) => requestOf(deps, sent),
      resend: (body, key) => sendStored(deps, body, key),
    },
    machine.parts,
  );
  const purchases = purchaseEffects(deps);
  return {
    ...payment,
    ...billEffects(deps),
    ...purchases,
    error(_state, { send, signal }) {
      deps.leave(redirectsMs.error, signal);
      onOnline(signal, () => send({ type: "retried" }));
    },
    nothingDue: (_state, { signal }) => deps.leave(redirectsMs.nothingDue, signal),
    async storingCard(_state, context) {
      const unblock = blockUnload();
      await storeCard(deps, context);
      unblock();
    },
    redeemCredit(state, { signal }) {
      followChoice(deps, state.order, signal);
      purchases.redeemCredit(state);
    },
    review(state) {
      keepChoice(deps, "review", state.order);
      purchases.review(state);
    },
    success(state, { signal }) {
      payment.success(state);
      forgetChoice(deps.request());
      deps.forgetTyped();
      leaveSuccess(deps, state, signal);
    },
    posUnconfirmed(state) {
      payment.posUnconfirmed(state);
      forgetChoice(deps.request());
      deps.forgetTyped();
    },
  } satisfies Effects<RedeemState, RedeemEvent>;
}

/** The body of an order's payment. */
function requestOf(deps: EffectDeps, { order, source }: SentPayment<Order>): PaymentRequest | null {
  const { request } = deps;
  const body = source && billPayment({ order, pos: request().pos, source, tip: tipCents(order) });
  return body
    ? {
        body,
        storable: storable(body, order),
        send: ({ intent }) => sendPayment(deps, body, intent),
      }
    : null;
}

async function sendStored(deps: EffectDeps, body: StoredBody, key: string) {
  return "transaction" in body ? sendPayment(deps, body, key) : failed({ kind: "offline" });
}

function sendPayment({ client, session }: EffectDeps, body: BillPayment, intent: string) {
  const options = { intent, sessionVersion: session.version() };
  return client().call(payBill, { body }, options);
}

async function storeCard(
  { cards, cardholder, client, session }: EffectDeps,
  { send }: RedeemContext,
): Promise<void> {
  const tokenised = await cards.tokenise(cardholder());
  if (!tokenised.ok)
    return send({
      type: "cardRefused",
      message: tokenised.isFieldGone ? null : tokenised.message,
      problem: null,
    });
  const outcome = await client().call(
    saveCard,
    { body: { stripe_token: tokenised.token } },
    { sessionVersion: session.version() },
  );
  if (outcome.ok)
    send({ type: "cardSaved", cards: outcome.value.creditCards, lastFour: tokenised.lastFour });
  else send({ type: "cardRefused", message: null, problem: outcome.problem });
}

/** A proof that is shown again stays on the screen, and so does the offer to pay the rest. */
function leaveSuccess(
  { leave }: EffectInput,
  { how, receipt }: In<"success">,
  signal: AbortSignal,
): void {
  const isLookedUp = how === "before" || (receipt.rest !== null && how !== "paid");
  leave(
    isLookedUp ? null : how === "paid" ? redirectsMs.paid : redirectsMs.alreadyPaid,
    signal,
    receipt.returnUrl,
  );
}
