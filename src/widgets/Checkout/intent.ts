import * as z from "zod/mini";
import { storedPurchase, type PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import { createIntents } from "../../shared/payment/intent/intents.ts";
import type { IntentName } from "../../shared/payment/intent/names.ts";
import type { IntentRecord } from "../../shared/payment/intent/record.ts";
import type { Order } from "./state.ts";

const facts = z.object({
  /** The newest purchase of this item that was known before this one; null for none. */
  before: z.nullable(z.string()),
  /** Without anything of the buyer; null as long as it is not known. */
  purchase: z.nullable(storedPurchase),
  /** Whether the purchase was reported to a host. */
  isAnnounced: z.boolean(),
});

export type PurchaseFacts = z.output<typeof facts>;
export type PurchaseRecord = IntentRecord<PurchaseFacts>;

export const createPurchaseIntents = (signal: AbortSignal) =>
  // The name holds the account, so that a record is never another one's.
  createIntents({ facts, owner: () => "", signal });

/** One account buys one item once at a time; a guest is whoever uses this browser. */
export function nameOf({ target, page }: Order): IntentName {
  return { kind: "purchase", ids: [target.kind, target.id, page.user?.id ?? null] };
}

/** The name under which a purchase is given away. */
export function giftName(order: Order, { id }: PurchaseAnswer): IntentName {
  return { kind: "purchase", ids: [...nameOf(order).ids, "gift", id] };
}

/** What other tabs may know of a purchase: what it is and what it cost. */
export function withoutBuyer(purchase: PurchaseAnswer): PurchaseAnswer {
  return {
    ...purchase,
    newUser: false,
    resetToken: null,
    userEmail: null,
    emailConfirmed: null,
    paymentIntentClientSecret: null,
    creditBalance: null,
  };
}

/** What a record says was bought since an order was shown; null for nothing. */
export function boughtSince(
  record: PurchaseRecord | null,
  { paidKey }: Order,
): PurchaseAnswer | null {
  return record?.phase === "paid" && record.key !== paidKey ? record.facts.purchase : null;
}
