import { failed } from "../../shared/api/outcome.ts";
import { sendGift } from "../../shared/contracts/checkout.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import { randomId } from "../../shared/host/randomId.ts";
import { emptyDraft } from "./draft.ts";
import type { CheckoutContext, EffectDependencies } from "./effectDependencies.ts";
import type { CheckoutEvent } from "./events.ts";
import { giftBody, sentGift } from "./giftBody.ts";
import { buyerOf, giftName, nameOf, withoutBuyer } from "./intent.ts";
import { readPage } from "./pageEffects.ts";
import type { CheckoutState, Order } from "./state.ts";
import { writeReceipt, type Receipt } from "./storage.ts";
import { keyOf } from "./target.ts";

/** The effects after a purchase: its receipt, and the gift that becomes of it. */
export function receiptEffects(dependencies: EffectDependencies) {
  const { draft, keep } = dependencies;
  return {
    gift: ({ order, purchase }) => reportPurchase(dependencies, order, { purchase, gift: "open" }),
    giving: (state, context) => passGiftOn(dependencies, state, context),
    async checkingGift({ order }, { send, signal }) {
      const outcome = await readPage(dependencies, order.target, signal);
      send({
        type: "giftLookedUp",
        wasSent: outcome.ok ? (outcome.value.purchase?.giftSent ?? null) : null,
      });
    },
    async confirmation({ order, purchase, gift, sent }) {
      await reportPurchase(dependencies, order, { purchase, gift, ...(sent && { sent }) });
      // The next purchase of the same thing starts with the buyer, not with the last recipient.
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

async function passGiftOn(
  { client, draft, intents }: EffectDependencies,
  { order, purchase, gift }: Extract<CheckoutState, { kind: "giving" }>,
  { send }: CheckoutContext,
): Promise<void> {
  const key = keyOf(order.target);
  const receipt = { purchase, sent: sentGift(gift, purchase), isSeen: true };
  const owned = { ...receipt, owner: order.owner, buyer: buyerOf(draft().email) };
  writeReceipt(key, { ...owned, gift: "sending" }, systemClock());
  const release = blockUnload();
  // While another tab sends it, this one reads the outcome.
  const outcome = (await intents.acquire(giftName(order, purchase)))
    ? await client().call(
        sendGift,
        { body: { gift: giftBody(gift, purchase) } },
        { intent: randomId() },
      )
    : failed({ kind: "timed-out" });
  intents.release();
  release();
  if (outcome.ok) writeReceipt(key, { ...owned, gift: "sent" }, systemClock());
  send({ type: "giftAnswered", outcome });
}

/** Keeps the receipt, and reports the purchase to the host once, from the tab that shows it first. */
async function reportPurchase(
  { draft, finished, intents }: EffectDependencies,
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
