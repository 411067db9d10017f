import type { Effects } from "../../shared/flow/flow.ts";
import { emptyDraft } from "./draft.ts";
import type { EffectDeps } from "./effectDeps.ts";
import type { CheckoutEvent } from "./events.ts";
import { giftEffects } from "./giftEffects.ts";
import { reportPurchase } from "./receipt.ts";
import type { CheckoutState } from "./state.ts";

/** The effects after a purchase: its receipt, and its gift. */
export function receiptEffects(deps: EffectDeps) {
  const { draft, keep } = deps;
  const { watch, effects } = giftEffects(deps);
  return {
    ...effects,
    gift({ order, purchase, formError }, context) {
      if (formError?.kind !== "unconfirmed")
        return reportPurchase(deps, order, { purchase, gift: "open" });
      const { sent } = formError;
      watch({ order, purchase, sent }, context);
      return reportPurchase(deps, order, { purchase, gift: "sending", ...(sent && { sent }) });
    },
    async confirmation({ order, purchase, gift, sent }, context) {
      const isOpen = gift === "unknown";
      if (isOpen) watch({ order, purchase, sent }, context);
      await reportPurchase(deps, order, { purchase, gift, ...(sent && { sent }) });
      if (isOpen) return;
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
