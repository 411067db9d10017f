import { hashOf } from "../../shared/api/hash.ts";
import { toJson } from "../../shared/api/json.ts";
import type { GiftBody, PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import { credit, type Cents } from "../../shared/money/cents.ts";
import { toWire } from "../../shared/money/wire.ts";
import type { Gift, SentGift } from "./state.ts";

/** Gives the whole credit, or without the bonus only the paid part (K6). */
export function giftAmount(purchase: PurchaseAnswer, keepBonus: boolean): Cents | null {
  return keepBonus
    ? (purchase.amount ?? purchase.amountCharged)
    : (purchase.creditToGive ?? purchase.amountCredited);
}

export function sentGift(gift: Gift, purchase: PurchaseAnswer): SentGift {
  return {
    recipient: gift.recipientName,
    amount: giftAmount(purchase, gift.keepBonus),
    bodyHash: hashOf(toJson(giftBody(gift, purchase))),
  };
}

export function giftBody(
  { recipientName, recipientEmail, message, deliverOn, keepBonus }: Gift,
  purchase: PurchaseAnswer,
): GiftBody {
  const amount = giftAmount(purchase, keepBonus);
  return {
    purchase_id: purchase.id,
    recipient_name: recipientName,
    recipient_email: recipientEmail,
    message,
    deliver_at: deliverOn,
    amount: amount === null ? null : toWire(amount),
    keep_gift_bonus: keepBonus,
  };
}

/**
 * The part of the credit that the buyer kept. Null if the whole credit was given, or if it is
 * unknown.
 */
export function keptBonus({ amountCredited }: PurchaseAnswer, sent: SentGift | null): Cents | null {
  if (!sent?.amount || amountCredited === null || amountCredited <= sent.amount) return null;
  return credit(amountCredited - sent.amount);
}

/** The bonus in addition to the price. Null if there is none. */
export function bonusOf({ amountCredited, amountCharged, amount }: PurchaseAnswer): number | null {
  const paid = amount ?? amountCharged;
  return amountCredited !== null && paid !== null && amountCredited > paid
    ? amountCredited - paid
    : null;
}
