import { isSameBill } from "../../bill/subject.ts";
import { billOf } from "../../bill/ticket.ts";
import { fundsChanges, offerOf, orderChanges, type BillOrder } from "../order.ts";
import { isPending, type PaymentRecord } from "./facts.ts";
import { unread } from "./finding.ts";
import type { Parts } from "./parts.ts";
import { unconfirmed, type PaymentState } from "./state.ts";

interface Fresh<O, R> {
  /** The order with what was read just now. */
  readonly order: O;
  readonly reading: R;
  readonly record: PaymentRecord | null;
}

/**
 * What the bill, credit, cards and offers say right before a payment (faults D7, D10). Null if
 * everything that decides the amount is as it was reviewed. Otherwise the state to show.
 */
export function changedSince<O extends BillOrder, S, R>(
  { rules, earlier }: Parts<O, S, R>,
  order: O,
  { order: fresh, reading, record }: Fresh<O, R>,
): PaymentState<O> | S | null {
  const billChanges = orderChanges(order, fresh);
  const changes = [...billChanges, ...fundsChanges(order, fresh)];
  // The check number now belongs to another check. A record of the earlier check says nothing
  // about this one.
  if (!isSameBill(order.ticket, fresh.ticket))
    return billOf(fresh.ticket) > 0
      ? rules.review(fresh, { kind: "bill-changed", changes })
      : rules.nothingDue(fresh);
  const over = earlier.foundPaid(fresh, reading, record);
  if (over) return over;
  if (billChanges.length) return rules.review(fresh, { kind: "bill-changed", changes });
  if (offerOf(fresh)?.worth !== offerOf(order)?.worth)
    return rules.review(fresh, { kind: "offer-ended", changes });
  if (changes.length || fresh.cardId !== order.cardId)
    return rules.review(fresh, { kind: "funds-changed", changes });
  return null;
}

/**
 * Shows what this browser knows of a bill that could not be read. Null if it knows of no payment
 * but one that the payer has seen: then nothing else was charged.
 */
export function withoutReading<O extends BillOrder, S, R>(
  { evidence, earlier }: Pick<Parts<O, S, R>, "evidence" | "earlier">,
  order: O,
  record: PaymentRecord | null,
): PaymentState<O> | null {
  if (record && isPending(record))
    return unconfirmed({ sent: evidence.sentBefore(record, order), evidence: unread });
  return paidSince(earlier, order, record);
}

/**
 * A payment that another tab or widget has settled since the order was opened, so that the payer
 * has not seen it here. Null if there is none.
 */
export function unseenPayment(
  record: PaymentRecord | null,
  { paidKey = null }: Pick<BillOrder, "paidKey">,
): PaymentRecord | null {
  return record && !isPending(record) && record.key !== paidKey ? record : null;
}

/** Shows a settled payment of which the payer does not know yet. Null if this browser has none. */
export function paidSince<O extends BillOrder, S, R>(
  earlier: Pick<Parts<O, S, R>["earlier"], "unreadable">,
  order: O,
  record: PaymentRecord | null,
): PaymentState<O> | null {
  return earlier.unreadable(unseenPayment(record, order), order);
}
