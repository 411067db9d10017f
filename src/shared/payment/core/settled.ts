import { restAfter } from "../../bill/rest.ts";
import { billOf, owedOf } from "../../bill/ticket.ts";
import type { Ticket } from "../../contracts/bill.ts";
import type { BillOrder } from "../order.ts";
import { isPending, type PaymentRecord } from "./facts.ts";
import { receiptOf, receiptOfOther, rememberedReceipt, type Receipt } from "./receipt.ts";
import type { PaymentRules } from "./rules.ts";
import type { PaidBill, PaymentState, SentPayment } from "./state.ts";
import { evidenceOn, unread, type Evidence } from "./verdict.ts";

/** Settled payments: by their own answer, by an earlier one of this browser, or by another's. */
export function createSettled<O extends BillOrder, S, R>(rules: PaymentRules<O, S, R>) {
  type State = PaymentState<O>;

  const restOf = (order: O): Receipt["rest"] => rules.restOf?.(order) ?? null;

  function alreadyPaid(order: O, nowMs: number): State {
    return { kind: "success", how: "already", order, receipt: receiptOfOther(order, nowMs) };
  }

  /** A payment of this browser, with what the bill says of it now. */
  function remembered(
    how: "found" | "before",
    record: PaymentRecord,
    order: O,
    ticket: Ticket | null,
  ): State {
    const rest = (ticket && restAfter(record.facts.sums, ticket)) ?? restOf(order);
    return {
      kind: "success",
      how,
      order,
      receipt: rememberedReceipt(record.facts.receipt, order, rest),
    };
  }

  function silentBefore(record: PaymentRecord, order: O, ticket: Ticket | null): State {
    return {
      kind: "posUnconfirmed",
      how: "before",
      order,
      receipt: rememberedReceipt(record.facts.receipt, order),
      sent: null,
      owed: ticket && owedOf(ticket),
    };
  }

  function evidenceIn(sent: SentPayment<O>, reading: R): Evidence {
    const ticket = rules.ticketIn(reading);
    const evidence: Evidence = ticket
      ? evidenceOn(sent.sums, ticket)
      : sent.order.number === null
        ? { finding: "unchanged", owed: null }
        : unread;
    return rules.isPaidIn?.(sent, reading) ? { ...evidence, finding: "paid" } : evidence;
  }

  /** An earlier payment that was never settled, as it was sent. */
  function sentBefore(record: PaymentRecord, order: O): SentPayment<O> {
    return {
      order,
      source: null,
      sums: record.facts.sums ?? { owed: owedOf(order.ticket), bill: billOf(order.ticket) },
      receipt: rememberedReceipt(record.facts.receipt, order),
    };
  }

  /**
   * An earlier payment of this browser goes before everything else (faults D4, D5); null where it says nothing of the
   * bill that is open now. `isRest`: what it left open is wanted.
   */
  function earlier(
    order: O,
    record: PaymentRecord | null,
    reading: R,
    { isRest = false }: { readonly isRest?: boolean } = {},
  ): State | null {
    if (!record) return null;
    const ticket = rules.ticketIn(reading);
    const sent = sentBefore(record, order);
    const evidence = evidenceIn(sent, reading);
    const isSeen = evidence.finding === "paid";
    // Until the bill has heard of what was paid, nothing more may be paid of it.
    if (isRest && isSeen && record.phase === "paid" && billOf(order.ticket) > 0) return null;
    if (record.phase === "paid")
      return record.facts.sums
        ? remembered("before", record, order, ticket)
        : alreadyPaid(order, record.atMs);
    if (isSeen) return remembered("found", record, order, ticket);
    return isPending(record)
      ? { kind: "unconfirmed", ...sent, answer: { kind: "unknown" }, evidence }
      : silentBefore(record, order, ticket);
  }

  /** A bill that this browser has paid stays paid, also where the bill can no longer be read; null where it is not known to be paid. */
  function unreadable(record: PaymentRecord | null, order: O | null): State | null {
    if (!record || isPending(record)) return null;
    const receipt = rememberedReceipt(record.facts.receipt, order);
    if (record.phase === "posUnconfirmed")
      return { kind: "posUnconfirmed", how: "before", order, receipt, sent: null, owed: null };
    return { kind: "success", how: record.facts.sums ? "before" : "already", order, receipt };
  }

  /** Nothing is left to pay; or a payment that was never settled shows on the bill by now. */
  function foundPaid(order: O, reading: R, record: PaymentRecord | null): State | S | null {
    const ticket = rules.ticketIn(reading);
    const isOpen = ticket === null || billOf(ticket) > 0;
    const isSeen =
      record && isPending(record)
        ? evidenceIn(sentBefore(record, order), reading).finding === "paid"
        : !isOpen;
    if (record && isSeen) return remembered("found", record, order, ticket);
    // The same amount may be taken of a guest again; a check is paid once.
    if (record?.phase === "posUnconfirmed" && order.number !== null)
      return silentBefore(record, order, ticket);
    return isOpen ? null : rules.nothingDue(order);
  }

  function paid(how: PaidBill<O>["how"], order: O, receipt: Receipt): State {
    return { kind: "success", how, order, receipt: withRest(receipt, order) };
  }

  function withRest(receipt: Receipt, order: O): Receipt {
    return { ...receipt, rest: receipt.rest ?? restOf(order) };
  }

  function sentNow(order: O, source: string | null, nowMs: number): SentPayment<O> {
    return {
      order,
      source,
      sums: { owed: owedOf(order.ticket), bill: billOf(order.ticket) },
      receipt: withRest(receiptOf(order, null, nowMs), order),
    };
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
      // Where the bill was read once, it can tell later on.
      sent: evidence && sent,
      owed: evidence?.owed ?? null,
    };
  }

  return {
    paid,
    sentNow,
    notConfirmed,
    alreadyPaid,
    remembered,
    silentBefore,
    evidenceIn,
    sentBefore,
    earlier,
    unreadable,
    foundPaid,
  };
}
