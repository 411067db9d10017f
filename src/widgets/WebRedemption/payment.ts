import type { Ticket } from "../../shared/contracts/bill.ts";
import { createPaymentMachine } from "../../shared/payment/core/machine.ts";
import { createSplit } from "../../shared/payment/core/split.ts";
import { renewed } from "../../shared/payment/order.ts";
import { otherOpenChecks, type Order } from "./order.ts";
import { checkout, signedOut, type RedemptionState } from "./state.ts";

/** How a check is paid here: every setback leads back to the checkout. */
export const payment = createPaymentMachine<Order, RedemptionState, Ticket>({
  renewed: (order, ticket, nowMs) => renewed(order, { ticket }, nowMs),
  ticketIn: (ticket) => ticket,
  review: checkout,
  signedOut,
  nothingDue: () => ({ kind: "notFound", isPaymentOpen: false, isSettled: true }),
  restOf: otherOpenChecks,
});

export const split = createSplit<Order, RedemptionState>({
  foundPaid: payment.foundPaid,
  signedOut,
  review: checkout,
  renewed,
});
