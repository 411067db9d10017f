import type { RedemptionPlace } from "../../shared/contracts/redemption.ts";
import { createPaymentMachine } from "../../shared/payment/core/machine.ts";
import { ticketIn, type BillReading } from "../../shared/payment/core/reading.ts";
import { createSplit } from "../../shared/payment/core/split.ts";
import { renewed } from "../../shared/payment/order.ts";
import { otherOpenChecks, type Order } from "./order.ts";
import { checkout, signedOut, type RedemptionState } from "./state.ts";

/** How a check is paid here: after every failure the checkout shows again. */
export const payment = createPaymentMachine<Order, RedemptionState, BillReading<RedemptionPlace>>({
  renewed: (order, { ticket, project }, nowMs) =>
    renewed(order, { ticket, ...(project && { project }) }, nowMs),
  ticketIn,
  review: checkout,
  signedOut,
  nothingDue: () => ({ kind: "notFound", isPaymentOpen: false, isSettled: true }),
  restOf: otherOpenChecks,
});

export const split = createSplit<Order, RedemptionState, RedemptionPlace>({
  foundPaid: payment.foundPaid,
  withoutReading: payment.withoutReading,
  signedOut,
  review: checkout,
  renewed,
});
