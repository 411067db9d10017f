import * as z from "zod/mini";
import { storedPurchase, type PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { onTabMessage, takeTurn, tellTabs, type Turn } from "../../shared/host/tabs.ts";
import { sleep } from "../../shared/host/timers.ts";
import { keepReceipt, keptReceipt, receiptsKept } from "./kept.ts";
import type { Order } from "./state.ts";
import { keyOf } from "./target.ts";

/** How long another tab may be at the same purchase, its bank's questions included, in milliseconds. */
const patienceMs = 90_000;
/** What a tab says as it ends its turn may come a moment later than the turn, in milliseconds. */
const newsMs = 150;

const channel = "dining:checkout";
const news = z.object({ target: z.string(), purchase: storedPurchase });

/** Tells the other tabs of a purchase, so that none of them makes it once more; it is kept nowhere for that. */
export function tellOfPurchase({ target }: Order, purchase: PurchaseAnswer): void {
  tellTabs(channel, { target: keyOf(target), purchase });
}

/** Takes other tabs' purchases for ones that this page has seen. */
export function hearOfPurchases(signal: AbortSignal): void {
  onTabMessage(channel, news, signal, ({ target, purchase }) => {
    if (keptReceipt(target, systemClock())?.purchase.id !== purchase.id)
      keepReceipt(target, { purchase, gift: "none", isSeen: true }, systemClock());
  });
}

/** What another root of this page, or another tab, has bought since the order was shown; null for nothing. */
export function boughtElsewhere({ target, receipts }: Order): PurchaseAnswer | null {
  const isNewer = receiptsKept(keyOf(target)) > receipts;
  return (isNewer && keptReceipt(keyOf(target), systemClock())?.purchase) || null;
}

/** As long as one tab does not know the outcome of its purchase, no other makes the same one (faults D1). */
export function createTurns() {
  let turn: Turn | null = null;

  return {
    /** False where another tab was at it: then its outcome has to be found out first. */
    async take({ target }: Order): Promise<boolean> {
      turn ??= await takeTurn(`dining:checkout:${keyOf(target)}`, patienceMs);
      if (turn.hadToWait) await sleep(newsMs, new AbortController().signal);
      return !turn.hadToWait;
    },
    end(): void {
      turn?.release();
      turn = null;
    },
  };
}
