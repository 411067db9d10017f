import type { CheckoutPage, PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import type { Challenged } from "../../shared/card/cardPort.ts";
import { systemClock } from "../../shared/host/clock.ts";
import type {
  Answer,
  Evidence,
  IntentFlow,
  Settlement,
} from "../../shared/payment/intent/intent.ts";
import type { EffectDeps } from "./effectDeps.ts";
import {
  amountOf,
  boughtSince,
  buyerOf,
  isAnother,
  isOlder,
  nameOf,
  viewerOf,
  withoutBuyer,
  type PurchaseFacts,
} from "./intent.ts";
import { orderOf, readPage } from "./pageEffects.ts";
import { canSendGift } from "./paymentSteps.ts";
import { purchaseBody, sendPurchase } from "./purchaseBody.ts";
import type { Order, Wish } from "./state.ts";
import { writeReceipt } from "./storage.ts";
import { keyOf } from "./target.ts";

export type PurchaseSettlement = Settlement<Wish, PurchaseAnswer, null, PurchaseFacts>;

/**
 * The purchase for `src/shared/payment/intent`, which sends it once. `readAgain` is called with
 * each page that is read meanwhile, and with null for a page of another account.
 */
export function purchaseFlow(
  deps: EffectDeps,
  readAgain: (order: Order | null) => void,
): IntentFlow<Wish, PurchaseAnswer, PurchaseAnswer, null, PurchaseFacts> {
  const { campaign, client, country, port, productKey, provider } = deps;

  const bodyOf = ({ order, source, draft }: Wish) =>
    purchaseBody(source, draft, campaign(), country(order.page));

  const read = readerOf(deps, readAgain);

  return {
    name: ({ order }) => nameOf(order),
    identity: (wish) => ({
      ...bodyOf(wish),
      stripe_source_id: null,
      save_card: null,
    }),
    source: ({ source }) => source.id,
    facts: ({ order, draft }, purchase) => ({
      before: order.page.purchase?.id ?? null,
      purchase: purchase && withoutBuyer(purchase),
      isAnnounced: false,
      buyer: buyerOf(draft.email),
    }),
    doneBefore(record, { order }) {
      const done = boughtSince(record, order);
      return done && { done };
    },
    /**
     * The server determines the price. If it differs from the button's amount, the new price is
     * shown first.
     */
    async confirm(wish, signal) {
      const reading = await read(wish, signal);
      if (!reading.ok) return { kind: "unread" };
      const order = reading.value;
      const evidence = evidenceOn(order.page, wish.order.page.purchase?.id);
      if (evidence.kind === "unread") return { kind: "unread" };
      if (evidence.kind === "mine") return { kind: "done", done: evidence.done };
      return amountOf(order) === amountOf(wish.order)
        ? { kind: "same", wish: { ...wish, order } }
        : { kind: "changed", wish: { ...wish, order }, changes: null };
    },
    async send(wish, intent) {
      const { order, draft } = wish;
      const outcome = await sendPurchase(
        { client: client(), intent, productKey: productKey() },
        order,
        bodyOf(wish),
      );
      // Stored here, so that a root that has unmounted meanwhile still leaves its receipt (fault
      // D5).
      if (outcome.ok && !outcome.value.requiresAction)
        writeReceipt(
          keyOf(order.target),
          {
            purchase: outcome.value,
            gift: draft.isGift && canSendGift(order) ? "open" : "none",
            owner: order.owner,
            buyer: buyerOf(draft.email),
          },
          systemClock(),
        );
      return outcome;
    },
    answer: answerOf,
    challenge: (secret): Promise<Challenged> => port.challenge(secret, provider.stripe),
    async lookUp(wish, facts, signal): Promise<Evidence<PurchaseAnswer>> {
      const before = facts ? facts.before : (wish.order.page.purchase?.id ?? null);
      const reading = await read(wish, signal);
      if (!reading.ok) return { kind: "unread" };
      return evidenceOn(reading.value.page, before);
    },
  };
}

/** Whether the page names a newer purchase than the one that was the newest before. */
function evidenceOn(
  { purchase }: CheckoutPage,
  before: string | null | undefined,
): Evidence<PurchaseAnswer> {
  if (isOlder(purchase, before)) return { kind: "unread" };
  if (purchase === undefined) return { kind: "unclear" };
  return purchase && purchase.id !== before && !purchase.requiresAction
    ? { kind: "mine", done: purchase }
    : { kind: "none" };
}

/**
 * Reads the page again. If the buyer's session has ended, the purchase still belongs to that buyer.
 * The page of another account proves nothing, and that account pays nothing of this purchase.
 */
function readerOf(deps: EffectDeps, readAgain: (order: Order | null) => void) {
  return async ({ order, draft }: Wish, signal: AbortSignal) => {
    const outcome = await readPage(deps, order.target, signal);
    if (!outcome.ok) return outcome;
    const { owner, paidKey } = order;
    if (isAnother(viewerOf(outcome.value, deps.session.token()), owner, draft.email)) {
      readAgain(null);
      return { ok: false as const };
    }
    const fresh = { ...orderOf(deps, order.target, outcome.value), owner, paidKey };
    readAgain(fresh);
    return { ok: true as const, value: fresh };
  };
}

function answerOf(purchase: PurchaseAnswer): Answer<PurchaseAnswer> {
  if (!purchase.requiresAction) return { kind: "succeeded", done: purchase };
  const { paymentIntentClientSecret: secret } = purchase;
  return secret ? { kind: "challenge", secret, done: purchase } : { kind: "unknown" };
}
