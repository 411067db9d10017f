import { sendGift, type PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import type { IntentFlow, Settlement } from "../../shared/payment/intent/intent.ts";
import type { EffectDeps } from "./effectDeps.ts";
import { giftBody } from "./giftBody.ts";
import { giftName, withoutBuyer, type PurchaseFacts } from "./intent.ts";
import { readPage } from "./pageEffects.ts";
import type { Gift, Order } from "./state.ts";

/** A gift to be sent. Null if only its receipt is known, after a reload. */
export interface GiftWish {
  readonly order: Order;
  readonly purchase: PurchaseAnswer;
  readonly gift: Gift | null;
}

export type GiftSettlement = Settlement<GiftWish, true, null, PurchaseFacts>;

/** Sends bought credit as a gift: once, under one key, like the purchase itself. */
export function giftFlow(
  deps: EffectDeps,
): IntentFlow<GiftWish, unknown, true, null, PurchaseFacts> {
  const { client } = deps;
  const bodyOf = ({ gift, purchase }: GiftWish) => gift && giftBody(gift, purchase);
  return {
    name: ({ order, purchase }) => giftName(order, purchase),
    identity: bodyOf,
    facts: ({ purchase }) => ({
      before: null,
      purchase: withoutBuyer(purchase),
      isAnnounced: true,
      buyer: "",
    }),
    doneBefore: () => ({ done: true }),
    async send(wish, intent) {
      const body = bodyOf(wish);
      return body
        ? client().call(sendGift, { body: { gift: body } }, { intent })
        : { ok: false, problem: { kind: "offline" } };
    },
    answer: () => ({ kind: "succeeded", done: true }),
    async lookUp({ order }, _, signal) {
      const outcome = await readPage(deps, order.target, signal);
      if (!outcome.ok) return { kind: "unread" };
      const wasSent = outcome.value.purchase?.giftSent ?? null;
      if (wasSent) return { kind: "mine", done: true };
      return { kind: wasSent === false ? "none" : "unclear" };
    },
  };
}
