import { isSameBill } from "../../bill/subject.ts";
import { billOf } from "../../bill/ticket.ts";
import { fundsChanges, offerOf, orderChanges, type BillOrder } from "../order.ts";
import { isPending, type PaymentRecord } from "./facts.ts";
import type { Parts } from "./parts.ts";
import type { PaymentEvent, PaymentIn, PaymentState } from "./state.ts";
import { unread } from "./verdict.ts";

/**
 * Reads the bill, credit, cards and offers again right before a payment. Any difference leads back
 * to the review (faults D7, D10).
 */
export function checking<O extends BillOrder, S, R>(
  parts: Parts<O, S, R>,
  { order, source }: PaymentIn<"checking", O>,
  { outcome, record, nowMs }: Extract<PaymentEvent<R>, { type: "billRead" }>,
): PaymentState<O> | S {
  const { rules, evidence, earlier } = parts;
  if (!outcome.ok)
    return outcome.problem.kind === "signed-out"
      ? rules.signedOut(order, null)
      : (withoutReading(parts, order, record) ?? rules.review(order, { kind: "not-sent" }));
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
    earlier.paidSince(fresh, order.readAtMs, record, outcome.value) ??
    earlier.foundPaid(fresh, outcome.value, record);
  if (over) return over;
  if (billChanges.length) return rules.review(fresh, { kind: "bill-changed", changes });
  if (offerOf(fresh)?.worth !== offerOf(order)?.worth)
    return rules.review(fresh, { kind: "offer-ended", changes });
  if (changes.length || fresh.cardId !== order.cardId)
    return rules.review(fresh, { kind: "funds-changed", changes });
  return { kind: "paying", ...evidence.sentNow(fresh, { source, nowMs, record }) };
}

/**
 * Shows what this browser knows of a bill that could not be read. Null if it knows of no payment
 * since the order was opened: then nothing was charged.
 */
export function withoutReading<O extends BillOrder, S, R>(
  { evidence, earlier }: Pick<Parts<O, S, R>, "evidence" | "earlier">,
  order: O,
  record: PaymentRecord | null,
): PaymentState<O> | null {
  if (record && isPending(record))
    return {
      kind: "unconfirmed",
      ...evidence.sentBefore(record, order),
      answer: { kind: "unknown" },
      evidence: unread,
    };
  return record && record.atMs > order.readAtMs ? earlier.unreadable(record, order) : null;
}
