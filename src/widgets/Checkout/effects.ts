import { saveCard } from "../../shared/contracts/cards.ts";
import type { Effects } from "../../shared/flow/flow.ts";
import { blockUnload } from "../../shared/host/navigation.ts";
import type { EffectDependencies, EffectsStart } from "./effectDependencies.ts";
import type { CheckoutEvent } from "./events.ts";
import { createPurchaseIntents } from "./intent.ts";
import { pageEffects } from "./pageEffects.ts";
import { purchaseEffects } from "./purchaseEffects.ts";
import { receiptEffects } from "./receiptEffects.ts";
import type { CheckoutState } from "./state.ts";

/** The effects of each state. Only these await. */
export function createEffects(start: EffectsStart): Effects<CheckoutState, CheckoutEvent> {
  const dependencies = { ...start, intents: createPurchaseIntents(start.signal) };
  return {
    ...pageEffects(dependencies),
    ...cardEffects(dependencies),
    ...purchaseEffects(dependencies),
    ...receiptEffects(dependencies),
  };
}

/** The effects that create a token for a new card and save the card. */
function cardEffects({ client, draft, port }: EffectDependencies) {
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
      send({ type: "cardSaved", outcome });
    },
  } satisfies Effects<CheckoutState, CheckoutEvent>;
}
