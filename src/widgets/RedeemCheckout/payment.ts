import { createPaymentMachine } from "../../shared/payment/core/machine.ts";
import { ticketIn, type BillReading } from "../../shared/payment/core/reading.ts";
import { paying } from "../../shared/payment/core/state.ts";
import { createSplit } from "../../shared/payment/core/split.ts";
import { cardOf, readTip } from "../../shared/payment/order.ts";
import { review } from "./stages.ts";
import { isTipAsked, renewedOrder, type Order } from "./order.ts";
import { signedOut, type In, type RedeemState } from "./state.ts";

/**
 * How a bill is paid here: if the card or the server refuses, the failed stage shows, and for any
 * other failure the review.
 */
export const payment = createPaymentMachine<Order, RedeemState, BillReading>({
  renewed: (order, { ticket, project }, nowMs) =>
    renewedOrder(order, { ticket, ...(project && { project }) }, nowMs),
  ticketIn,
  review(order, why) {
    if (why.kind === "declined" || why.kind === "refused") return { kind: "failed", order, why };
    return review(order, why);
  },
  signedOut: (order, interrupted) => signedOut(order, "review", { interrupted }),
  nothingDue: () => ({ kind: "nothingDue" }),
});

export const split = createSplit<Order, RedeemState>({
  foundPaid: payment.foundPaid,
  withoutReading: payment.withoutReading,
  signedOut: (order) => signedOut(order, "review"),
  review,
  renewed: renewedOrder,
});

/** Pay: everything that a payment needs is there, or the diner learns what is missing (B5.23, B5.25). */
export function payPressed(
  { order }: In<"review">,
  { hasTicket, wallet }: { readonly hasTicket: boolean; readonly wallet: string | null },
): RedeemState {
  if (!order.project.projectSlug || !hasTicket)
    return { kind: "failed", order, why: { kind: "missing" } };
  if (isTipAsked(order) && !readTip(order).ok)
    return { kind: "redeemCredit", order, isChecked: true, notice: null };
  const source = wallet ?? cardOf(order)?.id ?? null;
  return source
    ? paying({ order, source })
    : { kind: "storingCard", order, next: "pay", from: "review" };
}
