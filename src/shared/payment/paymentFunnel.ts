import { flag, id, integer, oneOf } from "../telemetry/fields.ts";
import { billOf } from "../bill/ticket.ts";
import { isPaymentState, type PaymentIn, type PaymentState } from "./core/state.ts";
import type { BillOrder } from "./order.ts";

/** Why a payment led back to the bill. */
export const refusalReasons = oneOf(
  "bill-changed",
  "offer-ended",
  "funds-changed",
  "not-sent",
  "not-charged",
  "declined",
  "refused",
  "still-open",
);

/** The steps in which a bill is paid; a widget adds its own before and after. */
export const paymentSteps = {
  /** The payment is sent. */
  "payment-sent": { billCents: integer },
  /** The bank asks the payer to confirm. */
  "bank-check": {},
  /** Whether the payment went through is not known yet. */
  "payment-unconfirmed": {},
  /** The bill is paid; `how` says by whom, and `isConfirmed` whether the restaurant’s system has said so. */
  paid: { how: oneOf("paid", "already", "found", "before"), isConfirmed: flag },
};

/** The outcome of a paid bill. */
export const paidOutcome = {
  /** The bill is paid. */
  paid: {
    isConfirmed: flag,
    amountCents: integer,
    tipCents: integer,
    cardCents: integer,
    ticketId: id,
  },
};

/** The step of a state in which a bill is paid; null for other states and for those that last a moment. */
export function paymentStep(state: PaymentState<BillOrder> | { readonly kind: string }) {
  if (!isPayment(state)) return null;
  switch (state.kind) {
    case "paying":
      return payingStep(state);
    case "unconfirmed":
      return ["payment-unconfirmed"] as const;
    case "success":
      return ["paid", { how: state.how, isConfirmed: true }] as const;
    case "posUnconfirmed":
      return ["paid", { how: state.how, isConfirmed: false }] as const;
    default:
      return null;
  }
}

function payingStep({ order, progress }: PaymentIn<"paying", BillOrder>) {
  if (progress.phase === "asking") return ["bank-check"] as const;
  return progress.phase === "sending"
    ? (["payment-sent", { billCents: billOf(order.ticket) }] as const)
    : null;
}

function isPayment(
  state: PaymentState<BillOrder> | { readonly kind: string },
): state is PaymentState<BillOrder> {
  return isPaymentState(state);
}

/** The reason of a notice, where it is one of a refusal. */
export function refusalReason(notice: { readonly kind: string } | null) {
  return refusalReasons.enum.find((reason) => reason === notice?.kind) ?? null;
}
