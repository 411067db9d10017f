import type { Outcome } from "../../shared/api/outcome.ts";
import type { PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import type { Intents } from "../../shared/payment/intent/intents.ts";
import { isHarmless } from "../../shared/payment/purchase/formError.ts";
import type { EffectsStart } from "./effectDependencies.ts";
import { buyerOf, nameOf, withoutBuyer, type PurchaseFacts } from "./intent.ts";
import { writeReceipt } from "./storage.ts";
import { canSendGift } from "./paymentSteps.ts";
import { purchaseBody, sendPurchase } from "./purchaseBody.ts";
import type { Order, Source } from "./state.ts";
import { keyOf } from "./target.ts";

/**
 * The purchase itself, under the intent's lock. Settled here and not in the flow: also a root that is gone by then leaves its
 * receipt, and its record to the other tabs (faults D5).
 */
export function createBuying(
  { client, draft, campaign, country, productKey }: EffectsStart,
  intents: Intents<PurchaseFacts>,
) {
  return async (order: Order, source: Source): Promise<Outcome<PurchaseAnswer>> => {
    const name = nameOf(order);
    const body = purchaseBody(source, draft(), campaign(), country(order.page));
    const isGift = draft().isGift && canSendGift(order);
    const before = order.page.purchase?.id ?? null;
    const buyer = buyerOf(draft().email);
    const facts = { before, purchase: null, isAnnounced: false, buyer };
    const intent = intents.begin(name, body, facts);
    const release = blockUnload();
    try {
      const requestContext = { client: client(), intent, productKey: productKey() };
      const outcome = await sendPurchase(requestContext, order, body);
      if (outcome.ok && !outcome.value.requiresAction) {
        const purchase = outcome.value;
        writeReceipt(
          keyOf(order.target),
          { purchase, gift: isGift ? "open" : "none", owner: order.owner, buyer },
          systemClock(),
        );
        intents.settlePaid(name, { ...facts, purchase: withoutBuyer(purchase) });
      }
      if (!outcome.ok && outcome.problem.kind === "offline") intents.settleNotSent(name);
      else if (!outcome.ok && isHarmless(outcome.problem)) intents.settleNotCharged(name);
      return outcome;
    } finally {
      release();
    }
  };
}
