import { isOutcomeUnknown } from "../../shared/api/outcome.ts";
import type { CheckoutEvent } from "./events.ts";
import { sentGift } from "./giftBody.ts";
import type { CheckoutState } from "./state.ts";

type Kind = "gift" | "giving" | "checkingGift" | "confirmation";
type Step<K extends Kind> = (
  state: Extract<CheckoutState, { kind: K }>,
  event: CheckoutEvent,
) => CheckoutState;

const gift: Step<"gift"> = (state, event) => {
  const { order, purchase } = state;
  if (event.type === "giftSubmitted") return { kind: "giving", order, purchase, gift: event.gift };
  return event.type === "giftSkipped"
    ? { kind: "confirmation", order, purchase, gift: "skipped", sent: null }
    : state;
};

/** A failed gift never undoes the payment (K5, faults D6). */
const giving: Step<"giving"> = (state, event) => {
  if (event.type !== "giftAnswered") return state;
  const { order, purchase, gift } = state;
  const { outcome } = event;
  const sent = sentGift(gift, purchase);
  if (outcome.ok) return { kind: "confirmation", order, purchase, gift: "sent", sent };
  if (isOutcomeUnknown(outcome.problem)) return { kind: "checkingGift", order, purchase, sent };
  return {
    kind: "gift",
    order,
    purchase,
    formError: { message: outcome.problem.kind === "rejected" ? outcome.problem.message : null },
  };
};

const checkingGift: Step<"checkingGift"> = (state, event) => {
  if (event.type !== "giftLookedUp") return state;
  const { order, purchase, sent } = state;
  if (event.wasSent === false)
    return { kind: "gift", order, purchase, formError: { message: null } };
  return {
    kind: "confirmation",
    order,
    purchase,
    gift: event.wasSent ? "sent" : "unknown",
    sent,
  };
};

const confirmation: Step<"confirmation"> = (state, event) => {
  const { order, purchase, sent } = state;
  return event.type === "retried" && state.gift === "unknown"
    ? { kind: "checkingGift", order, purchase, sent }
    : state;
};

export const steps = { gift, giving, checkingGift, confirmation };
