import type { Effects } from "../../shared/flow/flow.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { IntentMachine } from "../../shared/payment/intent/machine.ts";
import { emptyDraft } from "./draft.ts";
import type { EffectDeps } from "./effectDeps.ts";
import type { CheckoutEvent } from "./events.ts";
import { sentGift } from "./giftBody.ts";
import { giftFlow } from "./giftIntent.ts";
import { buyerOf, nameOf, withoutBuyer } from "./intent.ts";
import type { CheckoutState, Order } from "./state.ts";
import { writeReceipt, type Receipt } from "./storage.ts";
import { keyOf } from "./target.ts";

/** The effects after a purchase: its receipt, and its gift. */
export function receiptEffects(deps: EffectDeps) {
  const { draft, intents, keep, signal } = deps;
  const intent = new IntentMachine(giftFlow(deps), intents, signal);
  return {
    gift: ({ order, purchase }) => reportPurchase(deps, order, { purchase, gift: "open" }),
    async giving({ order, purchase, gift }, { send }) {
      const kept = giftReceipt(deps, { order, purchase, gift });
      kept("sending");
      const settlement = await intent.pay({ order, purchase, gift }, () => {});
      if (settlement.kind === "succeeded") kept("sent");
      send({ type: "giftSettled", settlement });
    },
    async checkingGift({ order, purchase, gift }, { send }) {
      const settlement = await intent.lookUp({ order, purchase, gift }, () => {});
      send({ type: "giftSettled", settlement });
    },
    async confirmation({ order, purchase, gift, sent }) {
      await reportPurchase(deps, order, { purchase, gift, ...(sent && { sent }) });
      // The next purchase of the same item starts with the buyer, not with the last recipient.
      keep({
        ...emptyDraft,
        owner: draft().owner,
        email: draft().email,
        firstName: draft().firstName,
        lastName: draft().lastName,
        phone: draft().phone,
      });
    },
  } satisfies Effects<CheckoutState, CheckoutEvent>;
}

/** Stores the status of a gift with the receipt of its purchase. */
function giftReceipt(
  { draft }: EffectDeps,
  { order, purchase, gift }: Omit<Extract<CheckoutState, { kind: "giving" }>, "kind">,
) {
  const receipt = { purchase, sent: sentGift(gift, purchase), isSeen: true };
  const owned = { ...receipt, owner: order.owner, buyer: buyerOf(draft().email) };
  return (outcome: "sending" | "sent"): void =>
    writeReceipt(keyOf(order.target), { ...owned, gift: outcome }, systemClock());
}

/** Stores the receipt. The first tab that shows it reports the purchase to the host, once. */
async function reportPurchase(
  { draft, finished, intents }: EffectDeps,
  order: Order,
  receipt: Receipt,
): Promise<void> {
  const { purchase } = receipt;
  const name = nameOf(order);
  const ownership = { owner: order.owner, buyer: buyerOf(draft().email) };
  writeReceipt(keyOf(order.target), { ...receipt, ...ownership, isSeen: true }, systemClock());
  if (!(await intents.acquire(name))) return;
  const record = intents.read(name);
  if (record && !record.facts.isAnnounced) {
    const facts = { ...record.facts, purchase: withoutBuyer(purchase), isAnnounced: true };
    intents.settlePaid(name, facts);
    finished(order, purchase);
  }
  intents.release();
}
