import { listedIds, listsOwnPayment } from "../../bill/listedPayments.ts";
import { isSameBill } from "../../bill/subject.ts";
import { billOf, owedOf } from "../../bill/ticket.ts";
import type { BillOrder } from "../order.ts";
import type { CreditCard } from "../../contracts/cards.ts";
import { isPending, type PaymentRecord } from "./facts.ts";
import { receiptOf, rememberedReceipt } from "./receipt.ts";
import type { PaymentRules } from "./rules.ts";
import type { SentPayment } from "./state.ts";
import { evidenceOn, unread, type Evidence } from "./finding.ts";

interface SentParts {
  readonly source: string | null;
  readonly nowMs: number;
  /** The record of an earlier attempt. */
  readonly record: PaymentRecord | null;
}

/** Compares what was read with what was sent. */
export function createEvidence<O extends BillOrder, S, R>(rules: PaymentRules<O, S, R>) {
  /** `record` is the payment's own record. A bill may list its key. */
  function evidenceIn(
    sent: SentPayment<O>,
    reading: R,
    record: PaymentRecord | null = null,
  ): Evidence {
    const ticket = rules.ticketIn(reading);
    // Another bill with the same number says nothing about this payment. The payer's transactions
    // do not help then, because they name the bill only by its number.
    const isThisBill = ticket !== null && isSameBill(ticket, sent.order.ticket);
    const isOtherBill = ticket !== null && !isThisBill;
    const evidence: Evidence = isThisBill
      ? evidenceOn(sent.sums, ticket)
      : sent.order.number === null
        ? { finding: "unchanged", owed: null }
        : unread;
    const isOwnSeen =
      (!isOtherBill && rules.isPaidIn?.(sent, reading)) ||
      (isThisBill && listsOwnPayment(ticket, ownPaymentOf(sent, record)));
    return isOwnSeen ? { ...evidence, finding: "paid" } : evidence;
  }

  /** The ids of everything that is listed before a payment is sent. */
  function listedBefore(order: O): string[] {
    return [...listedIds(order.ticket), ...(rules.knownIds?.(order) ?? [])];
  }

  /** Restores an earlier, unsettled payment as it was sent. */
  function sentBefore(record: PaymentRecord, order: O): SentPayment<O> {
    const { sums, receipt, cardId, knownIds } = record.facts;
    return {
      order,
      source: cardId,
      sums: sums ?? { owed: owedOf(order.ticket), bill: billOf(order.ticket) },
      receipt: rememberedReceipt(receipt, order),
      knownIds,
    };
  }

  /**
   * Describes a payment that is about to be sent. If an earlier attempt is open, the ids that were
   * listed before that attempt still count.
   */
  function sentNow(order: O, { source, nowMs, record }: SentParts): SentPayment<O> {
    const { ticket } = order;
    const receipt = receiptOf(order, null, nowMs);
    return {
      order,
      source,
      sums: { owed: owedOf(ticket), bill: billOf(ticket), total: ticket.billTotal },
      receipt: { ...receipt, rest: receipt.rest ?? rules.restOf?.(order) ?? null },
      knownIds:
        record && isPending(record)
          ? record.facts.knownIds
          : [...listedBefore(order), ...earlierIds(record)],
    };
  }

  return { evidenceIn, sentBefore, sentNow };
}

/** The reference of an earlier payment of the bill, which may be listed only later. */
function earlierIds(earlier: PaymentRecord | null): readonly string[] {
  const reference = earlier?.facts.receipt?.reference;
  return reference ? [reference] : [];
}

function ownPaymentOf<O extends BillOrder>(
  { order, source, sums: { bill }, receipt, knownIds }: SentPayment<O>,
  record: PaymentRecord | null,
) {
  return {
    bill,
    tip: receipt.sums?.tip ?? null,
    card: receipt.sums?.card ?? null,
    lastFour: lastFourOf(order, source),
    ids: [record?.key, receipt.reference].filter((id) => id !== undefined && id !== null),
    knownIds,
  };
}

/** The digits of the card that was sent. Null for a wallet, and for a new card after a reload. */
function lastFourOf(order: BillOrder, source: string | null): string | null {
  const { newCard } = order;
  if (newCard && newCard.token === source) return newCard.lastFour;
  return savedCardOf(order, source)?.lastFour ?? null;
}

/** The saved card that was sent. Null for a token of a new card or a wallet, and after its removal. */
export function savedCardOf(
  { project }: Pick<BillOrder, "project">,
  source: string | null,
): CreditCard | null {
  return project.creditCards.find(({ id }) => id === source) ?? null;
}
