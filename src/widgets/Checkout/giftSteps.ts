import type { CheckoutEvent } from "./events.ts";
import { sentGift } from "./giftBody.ts";
import type { Given } from "./giftWish.ts";
import type { CheckoutState, GiftError } from "./state.ts";

type GiftKind = "gift" | "giving" | "checkingGift" | "confirmation";
type In<K extends GiftKind> = Extract<CheckoutState, { kind: K }>;
type Settled = Extract<CheckoutEvent, { type: "giftSettled" }>;

/** The transitions after a purchase. A gift that fails never cancels the payment (K5, fault D6). */
export function giftStep(state: In<GiftKind>, event: CheckoutEvent): CheckoutState {
  const { order, purchase } = state;
  switch (state.kind) {
    case "gift":
      return written(state, event);
    case "giving":
    case "checkingGift":
      return event.type === "giftSettled" ? settled(state, event) : state;
    case "confirmation":
      if (state.gift !== "unknown") return state;
      if (event.type === "retried")
        return { kind: "checkingGift", order, purchase, sent: state.sent };
      return foundLater(state, event);
  }
}

function written(state: In<"gift">, event: CheckoutEvent): CheckoutState {
  const { order, purchase, formError } = state;
  const isOpen = formError?.kind === "unconfirmed";
  switch (event.type) {
    case "giftSubmitted":
      return { kind: "giving", order, purchase, gift: event.gift };
    case "giftSkipped":
      return isOpen
        ? { kind: "confirmation", order, purchase, gift: "unknown", sent: formError.sent }
        : { kind: "confirmation", order, purchase, gift: "skipped", sent: null };
    case "retried":
      return isOpen ? { kind: "checkingGift", order, purchase, sent: formError.sent } : state;
    default:
      return isOpen ? foundLater(state, event) : state;
  }
}

/** What was called unknown has been looked up again, unseen. Only a gift that is found is shown. */
function foundLater(state: In<"gift" | "confirmation">, event: CheckoutEvent): CheckoutState {
  return event.type === "giftSettled" && event.settlement.kind === "succeeded"
    ? given(state, event.settlement.done)
    : state;
}

function settled(state: In<"giving" | "checkingGift">, { settlement }: Settled): CheckoutState {
  const { order, purchase } = state;
  const sent = state.kind === "giving" ? sentGift(state.gift, purchase) : state.sent;
  switch (settlement.kind) {
    case "succeeded":
      return given(state, settlement.done);
    case "refused":
      return again(state, { kind: "refused", message: settlement.message });
    case "notSent":
    case "changed":
      return again(state, { kind: "notSent" });
    case "signedOut":
      return again(state, settlement.isSent ? { kind: "unconfirmed", sent } : { kind: "notSent" });
    case "unknown":
      // The server does not know it yet. It can be sent again, under its key.
      return settlement.finding === "none"
        ? again(state, { kind: "unconfirmed", sent })
        : { kind: "confirmation", order, purchase, gift: "unknown", sent };
  }
}

function given({ order, purchase }: In<GiftKind>, { sent }: Given): CheckoutState {
  return { kind: "confirmation", order, purchase, gift: "sent", sent };
}

function again({ order, purchase }: In<GiftKind>, formError: GiftError): CheckoutState {
  return { kind: "gift", order, purchase, formError };
}
