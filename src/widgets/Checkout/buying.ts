import type { createIntentKeys } from "../../shared/api/intentKeys.ts";
import { failed, type Outcome, type Problem } from "../../shared/api/outcome.ts";
import { isDecline } from "../../shared/card/decline.ts";
import type { PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import { systemClock } from "../../shared/host/clock.ts";
import { holdPage } from "../../shared/host/navigation.ts";
import type { EffectsStart } from "./effects.ts";
import { dropPending, keepPending, keepReceipt } from "./kept.ts";
import { boughtElsewhere, createTurns, tellOfPurchase } from "./otherTabs.ts";
import { mayGive } from "./paymentSteps.ts";
import { purchaseBody, sendPurchase } from "./purchaseBody.ts";
import type { Order, Source } from "./state.ts";
import { keyOf } from "./target.ts";

/** The purchase itself, with what is kept and told of it. */
export function createBuying(
  { client, draft, campaign, country, productKey }: EffectsStart,
  intents: ReturnType<typeof createIntentKeys>,
  onElsewhere: () => void,
) {
  const turns = createTurns();

  /** Settled here and not in the flow: also a root that is gone by then leaves its receipt (faults D5). */
  async function buy(order: Order, source: Source): Promise<Outcome<PurchaseAnswer>> {
    const key = keyOf(order.target);
    const body = purchaseBody(source, draft(), campaign(), country(order.page));
    const isGift = draft().isGift && mayGive(order);
    markPending(order);
    const release = holdPage();
    try {
      const outcome = await sendPurchase(
        { client: client(), intent: intents.keyFor(body), productKey: productKey() },
        order,
        body,
      );
      if (outcome.ok && !outcome.value.requiresAction) {
        keepReceipt(
          key,
          { purchase: outcome.value, gift: isGift ? "open" : "none" },
          systemClock(),
        );
        tellOfPurchase(order, outcome.value);
      }
      if (!outcome.ok && isHarmless(outcome.problem)) dropPending(key);
      return outcome;
    } finally {
      release();
    }
  }

  /** What another root or tab has bought since the order was shown, as if it had been bought here. */
  function elsewhere(order: Order): Outcome<PurchaseAnswer> | null {
    const found = boughtElsewhere(order);
    if (found) onElsewhere();
    return found && { ok: true, value: found };
  }

  return {
    elsewhere,
    /** Sent only where nobody else of this browser has bought, or is buying, what is on the screen; then that has to be found out. */
    async buyOnce(order: Order, source: Source): Promise<Outcome<PurchaseAnswer>> {
      const isFree = await turns.take(order);
      const known = elsewhere(order);
      if (known || isFree) return known ?? buy(order, source);
      markPending(order);
      return failed({ kind: "timed-out" });
    },
    /** The outcome is known: another tab may buy the same. */
    end: turns.end,
  };
}

function markPending({ target, page }: Order): void {
  keepPending(keyOf(target), { before: page.purchase?.id ?? null });
}

/** Nothing was charged for certain, so nothing has to be looked up. */
function isHarmless(problem: Problem): boolean {
  return problem.kind === "offline" || (problem.kind === "rejected" && isDecline(problem));
}
