import type { PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import { systemClock } from "../../shared/host/clock.ts";
import type { EffectDeps } from "./effectDeps.ts";
import { buyerOf, nameOf, withoutBuyer } from "./intent.ts";
import type { Order } from "./state.ts";
import { readReceipt, writeReceipt, type Receipt } from "./storage.ts";
import { keyOf } from "./target.ts";

/** Stores the receipt with its buyer, as one that was seen. */
export function keepReceipt({ draft }: EffectDeps, order: Order, receipt: Receipt): void {
  const ownership = { owner: order.owner, buyer: buyerOf(draft().email) };
  writeReceipt(keyOf(order.target), { ...receipt, ...ownership, isSeen: true }, systemClock());
}

/** The stored receipt of this purchase. Null if there is none any more. */
export function storedReceipt(order: Order, purchase: PurchaseAnswer): Receipt | null {
  const receipt = readReceipt(keyOf(order.target), systemClock());
  return receipt?.purchase.id === purchase.id ? receipt : null;
}

/** Stores the receipt. The first tab that shows it reports the purchase to the host, once. */
export async function reportPurchase(
  deps: EffectDeps,
  order: Order,
  receipt: Receipt,
): Promise<void> {
  const { finished, intents } = deps;
  const { purchase } = receipt;
  const name = nameOf(order);
  keepReceipt(deps, order, receipt);
  if (!(await intents.acquire(name))) return;
  const record = intents.read(name);
  if (record && !record.facts.isAnnounced) {
    const facts = { ...record.facts, purchase: withoutBuyer(purchase), isAnnounced: true };
    intents.settlePaid(name, facts);
    finished(order, purchase);
  }
  intents.release();
}
