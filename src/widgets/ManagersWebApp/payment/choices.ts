import * as z from "zod/mini";
import { tipOf } from "../../../shared/bill/tip.ts";
import {
  canChoose,
  plain,
  tipMenuOf,
  tipText,
  type TipChoice,
} from "../../../shared/payment/order.ts";
import type { createCheckout } from "./checkout.ts";
import type { Order } from "./order.ts";

/** What the manager has chosen at the checkout, stored for a reload. */
export const savedChoices = z.object({
  /** The text of the tip's field. */
  tip: z.string(),
  offerKey: z.nullable(z.string()),
  cardId: z.nullable(z.string()),
});

export type SavedChoices = z.output<typeof savedChoices>;

export function choicesIn(order: Order): SavedChoices {
  return { tip: tipText(order), offerKey: order.offerKey, cardId: order.cardId };
}

/** Chooses the same again, as far as the guest still has the offer and the card. */
export function restoreChoices(
  { send }: Pick<ReturnType<typeof createCheckout>, "send">,
  order: Order,
  { tip, offerKey, cardId }: SavedChoices,
): void {
  if (canChoose(order, offerKey)) send({ type: "offerChosen", key: offerKey });
  if (cardId !== null && order.project.creditCards.some(({ id }) => id === cardId))
    send({ type: "cardChosen", cardId });
  send({ type: "tipChosen", tip: tipChoiceOf(order, tip) });
}

/** The preset with this amount, if there is one. */
function tipChoiceOf(order: Order, text: string): TipChoice {
  const { presets, base } = tipMenuOf(order);
  const preset = presets.find((one) => plain(tipOf(one, base)) === text);
  return preset ? { kind: "preset", preset } : { kind: "typed", text };
}
