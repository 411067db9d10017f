import { defineFunnel } from "../../shared/telemetry/defineFunnel.ts";
import { flag, id, integer, oneOf } from "../../shared/telemetry/fields.ts";
import { giftOutcomes, type CheckoutState } from "./state.ts";
import type { Checkout } from "./store.ts";

export const funnel = defineFunnel({
  steps: {
    /** The item cannot be shown. */
    "item-not-found": { reason: oneOf("gone", "nothing", "unread") },
    /** The item and the form for the buyer’s details are shown. */
    "details-asked": {},
    /** The details are complete, and the payment form is shown. */
    "payment-asked": {},
    /** The payment is being sent. */
    "payment-sent": {},
    /** The bank asks the buyer to confirm. */
    "bank-check": {},
    /** Whether the purchase went through is not known yet. */
    "payment-unconfirmed": {},
    /** The payment did not go through. */
    refused: {
      reason: oneOf(
        "declined",
        "refused",
        "offline",
        "signed-out",
        "not-saved",
        "none-found",
        "decided",
        "not-charged-elsewhere",
        "price-changed",
        "unread",
      ),
    },
    /** The purchase is made. `amountCents` was charged; `isGift` says that the gift’s recipient is asked for next. */
    paid: { amountCents: integer, creditedCents: integer, isGift: flag },
    /** The gift is sent. */
    "gift-sent": {},
    /** The gift was refused. */
    "gift-refused": {},
    /** The receipt is shown. `gift` is the status of a gift. */
    "receipt-viewed": { gift: oneOf(...giftOutcomes) },
  },
  outcomes: {
    /** The purchase is made. */
    purchased: { kind: id, purchaseId: id, amountCents: integer, creditedCents: integer },
  },
  watch({ flow }: Checkout, { follow }) {
    follow(flow.store, (state, before) => {
      switch (state.kind) {
        case "missing":
          return ["item-not-found", { reason: state.reason }];
        case "details":
          return ["details-asked"];
        case "payment":
          return state.formError
            ? ["refused", { reason: state.formError.kind }]
            : ["payment-asked"];
        case "paying":
          if (state.progress.phase === "asking") return ["bank-check"];
          return state.progress.phase === "sending" ? ["payment-sent"] : null;
        case "unknown":
          return ["payment-unconfirmed"];
        case "gift":
          if (state.formError) return ["gift-refused"];
          return isPayment(before) ? paidStep(state) : null;
        case "giving":
          return ["gift-sent"];
        case "confirmation":
          return isPayment(before) ? paidStep(state) : ["receipt-viewed", { gift: state.gift }];
        default:
          return null;
      }
    });
  },
});

/** Whether a payment caused the change, and not a reload or the gift. */
function isPayment(before: CheckoutState | null): boolean {
  return (
    before !== null && "order" in before && !("purchase" in before) && before.kind !== "details"
  );
}

function paidStep({ kind, purchase }: Extract<CheckoutState, { kind: "gift" | "confirmation" }>) {
  const { amountCharged, amountCredited } = purchase;
  return [
    "paid",
    { amountCents: amountCharged, creditedCents: amountCredited, isGift: kind === "gift" },
  ] as const;
}
