import { isSameBill } from "../../bill/subject.ts";
import { billOf } from "../../bill/ticket.ts";
import { fundsChanges, offerOf, orderChanges, type BillOrder } from "../order.ts";
import { isPending, type PaymentRecord } from "./facts.ts";
import type { Settled } from "./settled.ts";
import type { PaymentState } from "./state.ts";
import type { Machine, Step } from "./step.ts";
import { unread } from "./verdict.ts";

/**
 * Reads the bill, credit, cards and offers again right before a payment. Any difference leads back
 * to the review (faults D7, D10).
 */
export function checking<O extends BillOrder, S, R>({
  rules,
  settled,
}: Machine<O, S, R>): Step<"checking", O, S, R> {
  return (state, event) => {
    if (event.type !== "billRead") return state;
    const { order, source } = state;
    const { outcome, record, nowMs } = event;
    if (!outcome.ok)
      return outcome.problem.kind === "signed-out"
        ? rules.signedOut(order, null)
        : (withoutReading(settled, order, record) ?? rules.review(order, { kind: "not-sent" }));
    const fresh = rules.renewed(order, outcome.value, nowMs);
    const billChanges = orderChanges(order, fresh);
    const changes = [...billChanges, ...fundsChanges(order, fresh)];
    // The check number now belongs to another check. A record of the earlier check says nothing
    // about this one.
    if (!isSameBill(order.ticket, fresh.ticket))
      return billOf(fresh.ticket) > 0
        ? rules.review(fresh, { kind: "bill-changed", changes })
        : rules.nothingDue(fresh);
    const over =
      settled.paidSince(fresh, order.readAtMs, record, outcome.value) ??
      settled.foundPaid(fresh, outcome.value, record);
    if (over) return over;
    if (billChanges.length) return rules.review(fresh, { kind: "bill-changed", changes });
    if (offerOf(fresh)?.worth !== offerOf(order)?.worth)
      return rules.review(fresh, { kind: "offer-ended", changes });
    if (changes.length || fresh.cardId !== order.cardId)
      return rules.review(fresh, { kind: "funds-changed", changes });
    return { kind: "paying", ...settled.sentNow(fresh, { source, nowMs, record }) };
  };
}

/**
 * Shows what this browser knows of a bill that could not be read. Null if it knows of no payment
 * since the order was opened: then nothing was charged.
 */
export function withoutReading<O extends BillOrder, S, R>(
  settled: Settled<O, S, R>,
  order: O,
  record: PaymentRecord | null,
): PaymentState<O> | null {
  if (record && isPending(record))
    return {
      kind: "unconfirmed",
      ...settled.sentBefore(record, order),
      answer: { kind: "unknown" },
      evidence: unread,
    };
  return record && record.atMs > order.readAtMs ? settled.unreadable(record, order) : null;
}
