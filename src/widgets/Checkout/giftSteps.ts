import { isOutcomeUnknown } from "../../shared/api/outcome.ts";
import type { CheckoutEvent } from "./events.ts";
import type { CheckoutState } from "./state.ts";

type Kind = "gift" | "giving" | "checkingGift" | "confirmation";
type Step<K extends Kind> = (
  state: Extract<CheckoutState, { kind: K }>,
  event: CheckoutEvent,
) => CheckoutState;

const gift: Step<"gift"> = (state, event) => {
  const { order, purchase } = state;
  if (event.type === "gift-submitted") return { kind: "giving", order, purchase, gift: event.gift };
  return event.type === "gift-skipped"
    ? { kind: "confirmation", order, purchase, gift: "skipped", recipient: null }
    : state;
};

/** The payment stands whatever becomes of the gift (K5, faults D6). */
const giving: Step<"giving"> = (state, event) => {
  if (event.type !== "gift-answered") return state;
  const { order, purchase, gift: given } = state;
  const { outcome } = event;
  if (outcome.ok)
    return { kind: "confirmation", order, purchase, gift: "sent", recipient: given.recipientName };
  if (isOutcomeUnknown(outcome.problem))
    return { kind: "checkingGift", order, purchase, recipient: given.recipientName };
  return {
    kind: "gift",
    order,
    purchase,
    formError: { message: outcome.problem.kind === "rejected" ? outcome.problem.message : null },
  };
};

const checkingGift: Step<"checkingGift"> = (state, event) => {
  if (event.type !== "gift-looked-up") return state;
  const { order, purchase, recipient } = state;
  if (event.wasSent === false)
    return { kind: "gift", order, purchase, formError: { message: null } };
  return {
    kind: "confirmation",
    order,
    purchase,
    gift: event.wasSent ? "sent" : "unknown",
    recipient,
  };
};

const confirmation: Step<"confirmation"> = (state) => state;

export const steps = { gift, giving, checkingGift, confirmation };
