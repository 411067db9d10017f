import type { Effects } from "../../shared/flow/flow.ts";
import { IntentMachine } from "../../shared/payment/intent/machine.ts";
import type { CheckoutContext, EffectDeps } from "./effectDeps.ts";
import type { CheckoutEvent } from "./events.ts";
import { sentGift } from "./giftBody.ts";
import { giftFlow } from "./giftIntent.ts";
import type { GiftSettlement, GiftWish } from "./giftWish.ts";
import { keepReceipt, storedReceipt } from "./receipt.ts";
import type { CheckoutState, SentGift } from "./state.ts";

type Attempted = Pick<GiftWish, "order" | "purchase" | "sent">;

/** The effects that send a gift, and look up whether it was sent. */
export function giftEffects(deps: EffectDeps) {
  const { intents, say, session } = deps;
  const intent = new IntentMachine(giftFlow(deps), intents, deps.signal);
  const lookedUp = (attempted: Attempted): GiftWish => ({ ...attempted, gift: null });

  return {
    /** Looks up a gift of unknown outcome by itself, as long as its screen is shown. */
    watch(attempted: Attempted, { send, signal }: CheckoutContext): void {
      intent.watch(lookedUp(attempted), signal, (settlement) =>
        send({ type: "giftSettled", settlement }),
      );
    },
    effects: {
      async giving({ order, purchase, gift }, { send }) {
        const sent = sentGift(gift, purchase);
        const wasSignedIn = session.isSignedIn();
        const settlement = await intent.pay({ order, purchase, gift, sent }, () => {});
        const settled = settledGift(settlement);
        // Another purchase of the item may have been made meanwhile.
        if (settled && storedReceipt(order, purchase))
          keepReceipt(deps, order, { purchase, ...settled });
        if (settlement.kind === "signedOut" && wasSignedIn) say("signInAgain");
        send({ type: "giftSettled", settlement });
      },
      async checkingGift(attempted, { send }) {
        const settlement = await intent.lookUp(lookedUp(attempted), () => {});
        send({ type: "giftSettled", settlement });
      },
    } satisfies Effects<CheckoutState, CheckoutEvent>,
  };
}

/** What the receipt says of a gift whose outcome is known. Null if it is unknown. */
function settledGift(
  settlement: GiftSettlement,
): { readonly gift: "sent" | "open"; readonly sent?: SentGift } | null {
  switch (settlement.kind) {
    case "succeeded": {
      const { sent } = settlement.done;
      return { gift: "sent", ...(sent && { sent }) };
    }
    case "refused":
    case "notSent":
    case "changed":
      return { gift: "open" };
    case "signedOut":
      return settlement.isSent ? null : { gift: "open" };
    case "unknown":
      return null;
  }
}
