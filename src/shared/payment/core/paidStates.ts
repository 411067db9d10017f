import { restAfter } from "../../bill/rest.ts";
import { owedOf } from "../../bill/ticket.ts";
import type { Ticket } from "../../contracts/bill.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentRecord } from "./facts.ts";
import { certainReceipt, receiptWithoutSums, rememberedReceipt, type Receipt } from "./receipt.ts";
import type { PaymentRules } from "./rules.ts";
import type { Paid, PaidBill, SentPayment } from "./state.ts";
import type { Evidence } from "./finding.ts";

/** The states of a bill that is paid. */
export function createPaidStates<O extends BillOrder, S, R>(rules: PaymentRules<O, S, R>) {
  type State = Paid<O>;

  const restOf = (order: O): Receipt["rest"] => rules.restOf?.(order) ?? null;

  function alreadyPaid(order: O, nowMs: number): State {
    return { kind: "success", how: "already", order, receipt: receiptWithoutSums(order, nowMs) };
  }

  /**
   * Shows a payment of this browser together with what the bill says now. A settled record without
   * sums says that somebody else has paid.
   */
  function remembered(
    how: "found" | "before",
    record: PaymentRecord,
    order: O,
    ticket: Ticket | null,
    isListed: boolean = false,
  ): State {
    if (record.phase === "paid" && !record.facts.sums) return alreadyPaid(order, record.atMs);
    const rest = (ticket && restAfter(record.facts.sums, ticket, isListed)) ?? restOf(order);
    return {
      kind: "success",
      how,
      order,
      receipt: certainReceipt(rememberedReceipt(record.facts.receipt, order, rest), record),
    };
  }

  function pendingBefore(record: PaymentRecord, order: O, ticket: Ticket | null): State {
    return {
      kind: "posUnconfirmed",
      how: "before",
      order,
      receipt: rememberedReceipt(record.facts.receipt, order),
      sent: null,
      owed: ticket && owedOf(ticket),
    };
  }

  /** Shows a settled payment, of this tab or another one. */
  function settledBefore(record: PaymentRecord, order: O, ticket: Ticket | null): State {
    return record.phase === "paid"
      ? remembered("before", record, order, ticket)
      : pendingBefore(record, order, ticket);
  }

  function paid(how: PaidBill<O>["how"], order: O, receipt: Receipt): State {
    return { kind: "success", how, order, receipt: withRest(receipt, order) };
  }

  function withRest(receipt: Receipt, order: O): Receipt {
    return { ...receipt, rest: receipt.rest ?? restOf(order) };
  }

  function notConfirmed(
    sent: SentPayment<O>,
    receipt: Receipt,
    evidence: Evidence | null = null,
  ): State {
    const { order } = sent;
    return {
      kind: "posUnconfirmed",
      how: "paid",
      order,
      receipt: withRest(receipt, order),
      // A bill that was read once can be read again and compared.
      sent: evidence && sent,
      owed: evidence?.owed ?? null,
    };
  }

  return { alreadyPaid, remembered, pendingBefore, settledBefore, paid, notConfirmed };
}
