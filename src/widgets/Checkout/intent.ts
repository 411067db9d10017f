import * as z from "zod/mini";
import {
  storedPurchase,
  type CheckoutPage,
  type PurchaseAnswer,
} from "../../shared/contracts/checkout.ts";
import { createIntents, type Intents } from "../../shared/payment/intent/intents.ts";
import { openRecordMaxAgeMs } from "../../shared/payment/intent/record.ts";
import type { IntentName } from "../../shared/payment/intent/names.ts";
import { ownerOf } from "../../shared/payment/intent/owner.ts";
import type { IntentRecord } from "../../shared/payment/intent/record.ts";
import type { CashCents } from "../../shared/money/cents.ts";
import type { Order } from "./state.ts";
import type { Target } from "./target.ts";

const facts = z.object({
  /** The newest purchase of this item that was known before this one; null for none. */
  before: z.nullable(z.string()),
  /** Without anything of the buyer; null as long as it is not known. */
  purchase: z.nullable(storedPurchase),
  /** Whether the purchase was reported to a host. */
  isAnnounced: z.boolean(),
  /** The fingerprint of the buyer's email address: recognizes a guest who signs in later. */
  buyer: z.catch(z.string().check(z.maxLength(32)), ""),
});

export type PurchaseFacts = z.output<typeof facts>;
export type PurchaseRecord = IntentRecord<PurchaseFacts>;

export const createPurchaseIntents = (signal: AbortSignal) =>
  // The name holds the account, so that a record is never another one's.
  createIntents({ facts, owner: () => "", signal, openMaxAgeMs: openRecordMaxAgeMs });

/** One account buys one item once at a time; a guest is the user of this browser. */
export function nameOf({ target, owner }: Pick<Order, "target" | "owner">): IntentName {
  return { kind: "purchase", ids: [target.kind, target.id, owner] };
}

/** The amount that the card will be charged: the server's own figure where it gives one (K14). */
export function amountOf({ page }: Order): CashCents {
  return page.amountToCharge ?? page.item.payAmount;
}

/** The fingerprint of an address, by which a receipt and a record know their buyer. */
export const buyerOf = (email: string): string => ownerOf(email.trim().toLowerCase());

/** Who looks at the page: an account and its address, or a guest. */
export interface Viewer {
  readonly account: string;
  readonly buyer: string;
}

export function viewerOf({ user }: CheckoutPage, token: string | null): Viewer {
  return user
    ? { account: user.id ?? ownerOf(token), buyer: buyerOf(user.email ?? "") }
    : { account: "", buyer: "" };
}

/** The account, but for a purchase of unknown outcome that the viewer began as a guest: it is found before another one is made. */
export function payingOwner(
  intents: Pick<Intents<PurchaseFacts>, "read">,
  target: Target,
  { account, buyer }: Viewer,
): string {
  const open = (owner: string): PurchaseRecord | null => {
    const record = intents.read(nameOf({ target, owner }));
    return record?.phase === "sent" ? record : null;
  };
  if (!buyer || open(account)) return account;
  return open("")?.facts.buyer === buyer ? "" : account;
}

/** The name under which a purchase is given away. */
export function giftName(order: Order, { id }: PurchaseAnswer): IntentName {
  return { kind: "purchase", ids: [...nameOf(order).ids, "gift", id] };
}

/** The facts of a purchase that other tabs may read: the item and its price. */
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

/** The purchase that a record names since an order was shown; null for none. */
export function boughtSince(
  record: PurchaseRecord | null,
  { paidKey }: Order,
): PurchaseAnswer | null {
  return record?.phase === "paid" && record.key !== paidKey ? record.facts.purchase : null;
}
