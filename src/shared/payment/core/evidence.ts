import { billOf, owedOf } from "../../bill/ticket.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentRecord } from "./facts.ts";
import { rememberedReceipt } from "./receipt.ts";
import type { PaymentRules } from "./rules.ts";
import type { SentPayment } from "./state.ts";
import { evidenceOn, unread, type Evidence } from "./verdict.ts";

/** How a reading is held against what was sent. */
export function createEvidence<O extends BillOrder, S, R>(rules: PaymentRules<O, S, R>) {
  function evidenceIn(sent: SentPayment<O>, reading: R): Evidence {
    const ticket = rules.ticketIn(reading);
    const evidence: Evidence = ticket
      ? evidenceOn(sent.sums, ticket)
      : sent.order.number === null
        ? { finding: "unchanged", owed: null }
        : unread;
    return rules.isPaidIn?.(sent, reading) ? { ...evidence, finding: "paid" } : evidence;
  }

  /** The order as it was when the payment of this record was sent: a reading since then already has that payment among its transactions. */
  function orderAt(record: PaymentRecord, order: O): O {
    return rules.knowing?.(order, record.facts.knownIds) ?? order;
  }

  /** An earlier payment that was never settled, as it was sent. */
  function sentBefore(record: PaymentRecord, order: O): SentPayment<O> {
    return {
      order: orderAt(record, order),
      source: null,
      sums: record.facts.sums ?? { owed: owedOf(order.ticket), bill: billOf(order.ticket) },
      receipt: rememberedReceipt(record.facts.receipt, order),
    };
  }

  return { evidenceIn, sentBefore, orderAt };
}
