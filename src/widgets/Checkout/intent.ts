import * as z from "zod/mini";
import {
  storedPurchase,
  type CheckoutPage,
  type PurchaseAnswer,
} from "../../shared/contracts/checkout.ts";
import { createIntents, type Intents } from "../../shared/payment/intent/intents.ts";
import { takeFirstReleaseNote } from "../../shared/payment/intent/firstRelease.ts";
import { unfinishedAges } from "../../shared/payment/intent/record.ts";
import type { IntentName } from "../../shared/payment/intent/names.ts";
import { ownerOf } from "../../shared/payment/intent/owner.ts";
import type { IntentRecord } from "../../shared/payment/intent/record.ts";
import type { CashCents } from "../../shared/money/cents.ts";
import type { Order } from "./state.ts";
import type { Target } from "./target.ts";

const facts = z.object({
  /** The newest purchase of this item that was known before this one. Null if there was none. */
  before: z.nullable(z.string()),
  /** The purchase without data of the buyer. Null as long as it is unknown. */
  purchase: z.nullable(storedPurchase),
  /** Whether the purchase was reported to a host. */
  isAnnounced: z.boolean(),
  /** The fingerprint of the buyer's email address. It recognizes a guest who signs in later. */
  buyer: z.catch(z.string().check(z.maxLength(32)), ""),
});

export type PurchaseFacts = z.output<typeof facts>;
export type PurchaseRecord = IntentRecord<PurchaseFacts>;

export const createPurchaseIntents = (signal: AbortSignal) =>
  // The name contains the account, so that an account never finds another one's record.
  createIntents({
    facts,
    owner: () => "",
    signal,
    ...unfinishedAges,
    firstRelease: notedPurchase,
  });

const note = z.object({ before: z.nullable(z.string()) });

/** The purchase that release 1.0.0 has sent in this tab, and whose outcome it never learned. */
function notedPurchase({ ids: [kind, id, , gift] }: IntentName) {
  if (gift) return null;
  const noted = takeFirstReleaseNote(`checkout:pending:${kind}:${id ?? "default"}`, note);
  const facts = noted && { ...noted, purchase: null, isAnnounced: false, buyer: "" };
  return facts && { phase: "sent" as const, facts };
}

/**
 * The name of the intent: an account can buy an item only once at a time. A guest is the user of
 * this browser.
 */
export function nameOf({ target, owner }: Pick<Order, "target" | "owner">): IntentName {
  return { kind: "purchase", ids: [target.kind, target.id, owner] };
}

/** The amount that the card will be charged: the server's own amount if it sends one (K14). */
export function amountOf({ page }: Order): CashCents {
  return page.amountToCharge ?? page.item.payAmount;
}

/** The fingerprint of an email address. Receipts and records identify their buyer with it. */
export const buyerOf = (email: string): string => ownerOf(email.trim().toLowerCase());

/** The person who looks at the page: an account and its address, or a guest. */
export interface Viewer {
  readonly account: string;
  readonly buyer: string;
}

export function viewerOf({ user }: CheckoutPage, token: string | null): Viewer {
  return user
    ? { account: user.id ?? ownerOf(token), buyer: buyerOf(user.email ?? "") }
    : { account: "", buyer: "" };
}

/** Whether the viewer is not the buyer: a guest who signs in is known by the address. */
export function isAnother({ account, buyer }: Viewer, owner: string, email: string): boolean {
  if (!account || account === owner) return false;
  return owner !== "" || buyer !== buyerOf(email);
}

/**
 * Returns the account that pays. If the viewer started a purchase as a guest and its outcome is
 * unknown, returns the guest, so that the purchase is found before another one is made.
 */
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

/** The name of the intent that gives a purchase away. */
export function giftName(order: Order, { id }: PurchaseAnswer): IntentName {
  return { kind: "purchase", ids: [...nameOf(order).ids, "gift", id] };
}

/** The facts of a purchase that other tabs can read: the item and its price, without the buyer. */
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

/**
 * Whether a page that names this purchase as the newest one was read from a server that lags behind.
 * Ids that are numbers are given in order. Others do not tell.
 */
export function isOlder(
  purchase: CheckoutPage["purchase"],
  knownId: string | null | undefined,
): boolean {
  if (!purchase?.id || !knownId) return false;
  return Number(purchase.id) < Number(knownId);
}

/** The purchase in a record, if it was made after the order was shown. Otherwise null. */
export function boughtSince(
  record: PurchaseRecord | null,
  { paidKey }: Order,
): PurchaseAnswer | null {
  return record?.phase === "paid" && record.key !== paidKey ? record.facts.purchase : null;
}
