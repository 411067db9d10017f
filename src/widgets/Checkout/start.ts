import type { CheckoutEvent } from "./events.ts";
import type { CheckoutState } from "./state.ts";

/**
 * Where a loaded order begins (K10, K13): a purchase with an open outcome comes first, then a receipt that was not shown yet
 * or that the address asks for, then the page of the address as far as its data is there.
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
    return gift === "sending"
      ? { kind: "checkingGift", order, purchase, sent, gift: null }
      : { kind: "confirmation", order, purchase, gift, sent };
  }
  return wanted === "payment" && hasDetails
    ? { kind: "payment", order, formError: null }
    : { kind: "details", order };
}
