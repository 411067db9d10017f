import { saveCard } from "../../shared/contracts/cards.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import type { EffectDeps } from "./effectDeps.ts";
import type { CheckoutEvent } from "./events.ts";
import { nameOf } from "./intent.ts";
import { openFactsIn } from "../../shared/payment/intent/record.ts";
import { purchaseEffects } from "./purchaseEffects.ts";
import { receiptEffects } from "./receiptEffects.ts";
import type { CheckoutState } from "./state.ts";

/** The effects after the details: the card, the purchase, its receipt and its gift. */
export function createLateEffects(deps: EffectDeps) {
  return {
    ...cardEffects(deps),
    ...purchaseEffects(deps),
    ...receiptEffects(deps),
  };
}

/** The effects that create a token for a new card and save the card. */
function cardEffects({ client, draft, intents, port }: EffectDeps) {
  return {
    async checkingCard(_, { send }) {
      const { firstName, lastName, postalCode } = draft();
      const tokenised = await port.tokenise({
        name: `${firstName} ${lastName}`.trim(),
        postalCode: postalCode.trim(),
      });
      send(
        tokenised.ok
          ? { type: "cardChecked", token: tokenised.token, lastFour: tokenised.lastFour }
          : { type: "cardRefused", message: tokenised.message },
      );
    },
    async savingCard({ token, order }, { send }) {
      const release = blockUnload();
      const outcome = await client().call(
        saveCard,
        { body: { stripe_token: token } },
        { sessionVersion: order.sessionVersion },
      );
      release();
      const isOpen = openFactsIn(intents.read(nameOf(order))) !== null;
      send({ type: "cardSaved", outcome, isOpen });
    },
  } satisfies Effects<CheckoutState, CheckoutEvent>;
}
