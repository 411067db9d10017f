import { sendGift, type PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import type { Evidence, IntentFlow, Settlement } from "../../shared/payment/intent/intent.ts";
import type { IntentRecord } from "../../shared/payment/intent/record.ts";
import { isOnlyVariant } from "../../shared/payment/intent/sentBodies.ts";
import type { EffectDeps } from "./effectDeps.ts";
import { giftBody, sentGift } from "./giftBody.ts";
import { giftName, withoutBuyer, type PurchaseFacts } from "./intent.ts";
import { readPage } from "./pageEffects.ts";
import { keepReceipt, storedReceipt } from "./receipt.ts";
import type { Gift, Order, SentGift } from "./state.ts";

export interface GiftWish {
  readonly order: Order;
  readonly purchase: PurchaseAnswer;
  /** Null if it is only looked up. */
  readonly gift: Gift | null;
  /** What it gives. Null if that is not known any more. */
  readonly sent: SentGift | null;
}

/** A gift that was sent. `sent` is null if it is not known which of several attempts it was. */
export interface Given {
  readonly sent: SentGift | null;
}

export type GiftSettlement = Settlement<GiftWish, Given, null, PurchaseFacts>;

/**
 * Sends bought credit as a gift: once, under one key, like the purchase itself. A purchase has one
 * gift. Another recipient, message or amount is another body for it.
 */
export function giftFlow(
  deps: EffectDeps,
): IntentFlow<GiftWish, unknown, Given, null, PurchaseFacts> {
  const { client, intents } = deps;
  const nameOf = ({ order, purchase }: GiftWish) => giftName(order, purchase);
  const sourceOf = ({ sent }: Pick<GiftWish, "sent">): string => sent?.bodyHash ?? "";

  /** The server says that it was sent, and not to whom. */
  function found(record: IntentRecord<PurchaseFacts> | null, { sent }: GiftWish): Given {
    return { sent: isOnlyVariant(record, sourceOf({ sent })) ? sent : null };
  }

  async function lookUp(wish: GiftWish, _: unknown, signal: AbortSignal): Promise<Evidence<Given>> {
    const outcome = await readPage(deps, wish.order.target, signal);
    if (!outcome.ok) return { kind: "unread" };
    const { purchase } = outcome.value;
    // A newer purchase of the item has a gift of its own.
    if (purchase?.id !== wish.purchase.id || purchase.giftSent === null) return { kind: "unclear" };
    return purchase.giftSent
      ? { kind: "mine", done: found(intents.read(nameOf(wish)), wish) }
      : { kind: "none" };
  }

  return {
    name: nameOf,
    identity: ({ purchase }) => purchase.id,
    source: sourceOf,
    facts: ({ purchase }) => ({
      before: null,
      purchase: withoutBuyer(purchase),
      isAnnounced: true,
      buyer: "",
    }),
    doneBefore: (record, wish) => ({ done: found(record, wish) }),
    /** It may have been sent where this page cannot see it: from another device, or a full storage. */
    async confirm(wish, signal) {
      const evidence = await lookUp(wish, null, signal);
      if (evidence.kind === "mine") return { kind: "done", done: evidence.done };
      return evidence.kind === "unread" ? { kind: "unread" } : { kind: "same", wish };
    },
    async send({ order, purchase, gift, sent }, intent) {
      if (!gift) return { ok: false, problem: { kind: "offline" } };
      const receipt = { purchase, gift: "sending", attempts: [gift] } as const;
      keepReceipt(deps, order, { ...receipt, ...(sent && { sent }) });
      return client().call(sendGift, { body: { gift: giftBody(gift, purchase) } }, { intent });
    },
    stored: (_, { order, purchase }) =>
      storedReceipt(order, purchase)?.attempts?.map((gift) => ({
        order,
        purchase,
        gift,
        sent: sentGift(gift, purchase),
      })) ?? [],
    answer: (_, { sent }) => ({ kind: "succeeded", done: { sent } }),
    lookUp,
  };
}
