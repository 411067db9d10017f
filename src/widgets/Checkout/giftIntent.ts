import { sendGift } from "../../shared/contracts/checkout.ts";
import type { Evidence, IntentFlow } from "../../shared/payment/intent/intent.ts";
import type { IntentRecord } from "../../shared/payment/intent/record.ts";
import { isOnlyVariant } from "../../shared/payment/intent/sentBodies.ts";
import type { EffectDeps } from "./effectDeps.ts";
import { giftBody, sentGift } from "./giftBody.ts";
import type { Given, GiftWish } from "./giftWish.ts";
import { giftName, isAnother, viewerOf, withoutBuyer, type PurchaseFacts } from "./intent.ts";
import { readPage } from "./pageEffects.ts";
import { keepReceipt, storedReceipt } from "./receipt.ts";

/**
 * Sends bought credit as a gift: once, under one key, like the purchase itself. A purchase has one
 * gift. Another recipient, message or amount is another body for it.
 */
export function giftFlow(
  deps: EffectDeps,
): IntentFlow<GiftWish, unknown, Given, null, PurchaseFacts> {
  const { client, intents } = deps;
  const nameOf = ({ order, purchase }: GiftWish) => giftName(order, purchase);
  const sourceOf = ({ sent }: GiftWish): string => sent?.bodyHash ?? "";

  /** The server says that it was sent, and not to whom. */
  function found(record: IntentRecord<PurchaseFacts> | null, wish: GiftWish): Given {
    return { sent: isOnlyVariant(record, sourceOf(wish)) ? wish.sent : null };
  }

  async function lookUp(wish: GiftWish, _: unknown, signal: AbortSignal): Promise<Evidence<Given>> {
    const { order } = wish;
    const outcome = await readPage(deps, order.target, signal);
    if (!outcome.ok) return { kind: "unread" };
    const viewer = viewerOf(outcome.value, deps.session.token());
    // The page of another account proves nothing, and that account gives nothing of this purchase.
    if (isAnother(viewer, order.owner, deps.draft().email)) return { kind: "unread" };
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
    // It may have been sent where this page cannot see it: from another device, or a full storage.
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
