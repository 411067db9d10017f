import { restAfter } from "../../bill/rest.ts";
import type { PaymentResult } from "../../contracts/bill.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentRecord } from "./facts.ts";
import { certainReceipt, receiptOf, type Receipt } from "./receipt.ts";
import type { Parts } from "./parts.ts";
import type { PaymentState, SentPayment } from "./state.ts";
import { isOthers, verdicts, type Evidence, type OpenAnswer } from "./verdict.ts";

export interface VerdictReading<R> {
  /** Null if the bill could not be read. */
  readonly reading: R | null;
  readonly nowMs: number;
  /** The record of the payment in this browser. */
  readonly record: PaymentRecord | null;
}

/** The receipt of a payment that the bank has approved. The amounts are those that were sent. */
function agreedReceipt<O extends BillOrder>(
  { order, receipt: { sums } }: SentPayment<O>,
  result: PaymentResult,
  nowMs: number,
): Receipt {
  const receipt = receiptOf(order, result, nowMs);
  return result.payments.length ? receipt : { ...receipt, sums };
}

/**
 * Returns what is certain of a payment that the bill lists. This page's amounts say nothing about
 * another tab's payment that has left no record.
 */
function foundReceipt(receipt: Receipt, answer: OpenAnswer, record: PaymentRecord | null): Receipt {
  return isOthers(answer) && !record
    ? { ...receipt, sums: null, card: null }
    : certainReceipt(receipt, record);
}

/**
 * Settles an unknown outcome. The table `verdicts` decides by the answer and by what the bill says.
 */
export function applyVerdict<O extends BillOrder, S, R>(
  { rules, states }: Parts<O, S, R>,
  sent: SentPayment<O>,
  answer: OpenAnswer,
  evidence: Evidence,
  { reading, nowMs, record }: VerdictReading<R>,
): PaymentState<O> | S {
  const { order } = sent;
  const ticket = reading === null ? null : rules.ticketIn(reading);
  const receipt =
    answer.kind === "agreed" ? agreedReceipt(sent, answer.result, nowMs) : sent.receipt;
  const verdict = verdicts[answer.kind][evidence.finding];
  switch (verdict) {
    case "paid":
    case "found":
      return states.paid(verdict, order, {
        ...(verdict === "found" ? foundReceipt(receipt, answer, record) : receipt),
        rest: ticket && restAfter(sent.sums, ticket, evidence.finding === "paid"),
      });
    case "not-confirmed":
      return states.notConfirmed(sent, receipt, evidence);
    case "failed":
      return rules.review(order, {
        kind: "refused",
        message: answer.kind === "refused" ? answer.message : null,
        evidence,
      });
    case "not-charged":
      return rules.review(reading === null ? order : rules.renewed(order, reading, nowMs), {
        kind: "not-charged",
        elsewhere: answer.kind === "elsewhere",
      });
    case "bill-paid":
    case "unconfirmed":
      return { kind: "unconfirmed", ...sent, answer, evidence };
  }
}
