import { credit, type CreditCents } from "../../shared/money/cents.ts";
import { dinerIntents, type DinerDeps } from "../../shared/payment/core/dinerDeps.ts";
import { takeFirstReleaseNote } from "../../shared/payment/intent/firstRelease.ts";
import type { Intents } from "../../shared/payment/intent/intents.ts";
import type { IntentName } from "../../shared/payment/intent/names.ts";
import { isUnfinished, openFactsIn, unfinishedAges } from "../../shared/payment/intent/record.ts";
import type { Order, Request } from "./order.ts";
import { purchaseFacts, type PurchaseFacts, type PurchaseRecord } from "./purchaseRecord.ts";

type Deps = Pick<DinerDeps<Order>, "session" | "signal"> & { readonly request: () => Request };

export interface Purchases {
  readonly intents: Intents<PurchaseFacts>;
  /** The name of a purchase of credit at the location of the bill. */
  name(): IntentName;
  /** Call right before the balance is read. */
  noteShown(): void;
  /**
   * Whether the diner knows that this purchase is done: a screen has said so, or the shown balance
   * includes it and no screen has called it unknown. Otherwise it is shown before another is sent.
   */
  isKnown(key: string, wasUnknown: boolean): boolean;
  /** The facts of a purchase of unknown outcome. Null if there is none. */
  openFacts(): PurchaseFacts | null;
  /** What the diner has if `shown` was read before the newest purchase was listed. */
  balanceOf(shown: CreditCents): CreditCents;
  /** A purchase that was sent or done, and whose end no page has shown. */
  unfinished(): PurchaseRecord | null;
  /** Call when the diner sees that credit was bought. */
  noteSeen(): void;
}

/** The locks and records of the purchases of credit at one location. */
export function createPurchases({ session, signal, request }: Deps): Purchases {
  const intents = dinerIntents(
    { session, signal },
    {
      facts: purchaseFacts,
      ...unfinishedAges,
      hasOwnRecords: true,
      firstRelease: notedPurchase,
    },
  );
  const name = (): IntentName => ({ kind: "purchase", ids: [request().pos, request().location] });
  const paidKey = () => {
    const record = intents.read(name());
    return record?.phase === "paid" ? record.key : null;
  };
  /** The newest purchase that the shown balance includes. */
  let shownKey = paidKey();
  /** The newest purchase that a screen has called done. */
  let seenKey: string | null = null;

  return {
    intents,
    name,
    noteShown: () => void (shownKey = paidKey()),
    isKnown: (key, wasUnknown) => key === seenKey || (!wasUnknown && key === shownKey),
    balanceOf(shown) {
      const record = intents.read(name());
      if (record?.phase !== "paid" || record.facts.before !== shown) return shown;
      return credit(shown + (record.facts.credit ?? 0));
    },
    unfinished() {
      const record = intents.read(name());
      return isUnfinished(record) ? record : null;
    },
    noteSeen() {
      const record = intents.read(name());
      if (record?.phase !== "paid") return;
      seenKey = record.key;
      intents.settlePaid(name(), { ...record.facts, isAnnounced: true });
    },
    openFacts: () => openFactsIn(intents.read(name())),
  };
}

/** The purchase that release 1.0.0 has sent in this tab, and whose outcome it never learned. */
function notedPurchase() {
  const facts = takeFirstReleaseNote("dining.redeem.purchase", purchaseFacts);
  return facts && { phase: "sent" as const, facts };
}
