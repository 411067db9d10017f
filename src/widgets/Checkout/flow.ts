import type { CheckoutEvent } from "./events.ts";
import { giftStep } from "./giftSteps.ts";
import { paymentStep } from "./paymentSteps.ts";
import { started } from "./start.ts";
import type { CheckoutState } from "./state.ts";

/**
 * The transition of the checkout (A4.16). Pure. An event that does not apply to a state returns the
 * same object.
 */
export function transition(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  // Nothing of a buyer's purchase is shown to another account, or told to it.
  if (event.type === "accountChanged") return { kind: "loading", attempt: 1 };
  switch (state.kind) {
    case "loading":
      if (event.type === "pageLoaded") return started(event);
      return event.type === "pageMissing" ? { kind: "missing", reason: event.reason } : state;
    case "missing":
      return event.type === "retried" && state.reason === "unread"
        ? { kind: "loading", attempt: 1 }
        : state;
    case "details":
      return event.type === "detailsSubmitted"
        ? { kind: "payment", order: state.order, formError: null }
        : state;
    case "payment":
    case "checkingCard":
    case "savingCard":
    case "paying":
    case "lookingUp":
    case "unknown":
      return paymentStep(state, event);
    case "gift":
    case "giving":
    case "checkingGift":
    case "confirmation":
      return giftStep(state, event);
  }
}
