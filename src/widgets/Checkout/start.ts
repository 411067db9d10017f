import type { CheckoutEvent } from "./events.ts";
import { isGiftOpen, type CheckoutState } from "./state.ts";

/**
 * The first state of a loaded order (K10, K13): a purchase with an unknown outcome, else a receipt
 * that was not shown yet or that the address asks for, else the page that the address asks for, if
 * its data exists.
 */
export function started({
  order,
  remembered,
}: Extract<CheckoutEvent, { type: "pageLoaded" }>): CheckoutState {
  const { wanted, hasDetails, receipt, isOpen } = remembered;
  if (isOpen)
    return { kind: "lookingUp", order, progress: { phase: "lookingUp" }, isUncharged: false };
  if (receipt && (!receipt.isSeen || wanted === "gift_page_2" || wanted === "confirmation")) {
    const { purchase, gift, sent = null } = receipt;
    if (gift === "open") return { kind: "gift", order, purchase, formError: null };
    return isGiftOpen(gift)
      ? { kind: "checkingGift", order, purchase, sent }
      : { kind: "confirmation", order, purchase, gift, sent };
  }
  return wanted === "payment" && hasDetails
    ? { kind: "payment", order, formError: null }
    : { kind: "details", order };
}
