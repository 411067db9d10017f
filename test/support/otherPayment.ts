import { externalLocation, readTicket } from "../../src/shared/contracts/bill.ts";
import type { PaymentFacts, PaymentRecord } from "../../src/shared/payment/core/facts.ts";
import { noFacts } from "../../src/shared/payment/core/notedBill.ts";
import { newOrder } from "../../src/shared/payment/order.ts";

/** A check of $45.50 that lists these payments. */
export const openedTicket = (...payments: readonly object[]) =>
  readTicket.output.parse({
    id: 1,
    bill_amount: 45.5,
    bill_amount_due: 45.5,
    bill_total: 45.5,
    payments,
  });

/** A bill of $45.50 that was read at the moment 1000. */
export const openedBill = newOrder({
  project: externalLocation.output.parse({ project_id: 42, project_slug: "lucca" }),
  ticket: openedTicket(),
  readAtMs: 1000,
});

/** What another tab has written of its payment. */
export function otherPayment(
  phase: PaymentRecord["phase"],
  atMs: number,
  facts: Partial<PaymentFacts> = {},
): PaymentRecord {
  return { phase, key: "other", payload: "", owner: "", atMs, facts: { ...noFacts, ...facts } };
}
