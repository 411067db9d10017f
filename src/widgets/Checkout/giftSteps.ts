import type { CheckoutEvent } from "./events.ts";
import { sentGift } from "./giftBody.ts";
import type { CheckoutState } from "./state.ts";

type GiftKind = "gift" | "giving" | "checkingGift" | "confirmation";
type In<K extends GiftKind> = Extract<CheckoutState, { kind: K }>;

/** The transitions after a purchase. A gift that fails never cancels the payment (K5, fault D6). */
export function giftStep(state: In<GiftKind>, event: CheckoutEvent): CheckoutState {
  const { order, purchase } = state;
  switch (state.kind) {
    case "gift":
      if (event.type === "giftSubmitted")
        return { kind: "giving", order, purchase, gift: event.gift };
      return event.type === "giftSkipped"
        ? { kind: "confirmation", order, purchase, gift: "skipped", sent: null }
        : state;
    case "giving":
    case "checkingGift":
      return event.type === "giftSettled" ? settled(state, event) : state;
    case "confirmation":
      return event.type === "retried" && state.gift === "unknown"
        ? { kind: "checkingGift", order, purchase, sent: state.sent, gift: null }
        : state;
  }
}

function settled(
  state: In<"giving" | "checkingGift">,
  { settlement }: Extract<CheckoutEvent, { type: "giftSettled" }>,
): CheckoutState {
  const { order, purchase, gift } = state;
  const sent = state.kind === "giving" ? sentGift(state.gift, purchase) : state.sent;
  switch (settlement.kind) {
    case "succeeded":
      return { kind: "confirmation", order, purchase, gift: "sent", sent };
    case "refused":
      return { kind: "gift", order, purchase, formError: { message: settlement.message } };
    case "notSent":
    case "signedOut":
    case "changed":
      return { kind: "gift", order, purchase, formError: { message: null } };
    case "unknown":
      // The same gift can be sent again, under its key, once the server says that it does not know
      // it.
      return settlement.finding === "none" && gift
        ? { kind: "gift", order, purchase, formError: { message: null } }
        : { kind: "confirmation", order, purchase, gift: "unknown", sent };
  }
}
