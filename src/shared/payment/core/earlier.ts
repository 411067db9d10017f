import { restAfter } from "../../bill/rest.ts";
import { isSameBill } from "../../bill/subject.ts";
import { billOf } from "../../bill/ticket.ts";
import type { Ticket } from "../../contracts/bill.ts";
import type { BillOrder } from "../order.ts";
import type { createEvidence } from "./evidence.ts";
import { isPending, type PaymentRecord } from "./facts.ts";
import type { createPaidStates } from "./paidStates.ts";
import { rememberedReceipt } from "./receipt.ts";
import type { PaymentRules } from "./rules.ts";
import type { HeldBy, PaymentState } from "./state.ts";

interface Parts<O extends BillOrder, S, R> {
  readonly rules: PaymentRules<O, S, R>;
  readonly states: ReturnType<typeof createPaidStates<O, S, R>>;
  readonly evidence: ReturnType<typeof createEvidence<O, S, R>>;
}

/** Looks for an earlier payment of a bill, by this browser or another guest, before the bill is paid. */
export function createEarlierPayment<O extends BillOrder, S, R>({
  rules,
  states: { remembered, paidBefore, pendingBefore: silentBefore },
  evidence: { evidenceIn, sentBefore },
}: Parts<O, S, R>) {
  type State = PaymentState<O>;

  /**
   * An earlier payment of this browser goes before everything else (faults D4, D5); null where it says nothing of the
   * bill that is open now. `isRest`: what it left open is wanted. `heldBy`: who is sending it right now.
   */
  function earlier(
    order: O,
    record: PaymentRecord | null,
    reading: R,
    { isRest = false, heldBy = null }: { readonly isRest?: boolean; readonly heldBy?: HeldBy } = {},
  ): State | null {
    if (!record) return null;
    const ticket = rules.ticketIn(reading);
    const sentPayment = sentBefore(record, order);
    if (isPending(record) && heldBy)
      return { kind: "elsewhere", isHere: heldBy === "here", ...sentPayment };
    const evidence = evidenceIn(sentPayment, reading, record);
    const isListed = evidence.finding === "paid";
    if (isPending(record))
      return isListed
        ? remembered("found", record, order, ticket, true)
        : { kind: "unconfirmed", ...sentPayment, answer: { kind: "unknown" }, evidence };
    const seen = isSeen(record, ticket, isListed);
    // Nothing more is paid until the bill shows what was paid.
    if (isRest && seen && record.phase === "paid" && billOf(order.ticket) > 0) return null;
    if (record.phase === "paid") return paidBefore(record, order, ticket, isListed);
    return seen
      ? remembered("found", record, order, ticket, isListed)
      : silentBefore(record, order, ticket);
  }

  /** Nothing is left to pay; or a payment that was never settled shows on the bill by now. */
  function foundPaid(order: O, reading: R, known: PaymentRecord | null): State | S | null {
    const ticket = rules.ticketIn(reading);
    const isOpen = ticket === null || billOf(ticket) > 0;
    const record = ticket === null || isSameBill(ticket, order.ticket) ? known : null;
    if (!record) return isOpen ? null : rules.nothingDue(order);
    if (isPending(record)) {
      const sentPayment = sentBefore(record, order);
      const evidence = evidenceIn(sentPayment, reading, record);
      if (evidence.finding === "paid") return remembered("found", record, order, ticket, true);
      return isOpen
        ? null
        : { kind: "unconfirmed", ...sentPayment, answer: { kind: "unknown" }, evidence };
    }
    if (!isOpen) return remembered("found", record, order, ticket);
    // The same amount may be taken of a guest again; a check is paid once.
    return record.phase === "posUnconfirmed" && order.number !== null
      ? silentBefore(record, order, ticket)
      : null;
  }

  /** A settled payment of the same amount. An amount has no bill that tells a second payment from the first; null where the order is not one. */
  function paidAmount(order: O, record: PaymentRecord | null): State | null {
    return record && order.number === null && !isPending(record)
      ? settledState(record, order, null)
      : null;
  }

  /** A payment that was settled after this order was opened: it is shown before anything more is paid. */
  function paidSince(order: O, openedMs: number, record: PaymentRecord | null, reading: R) {
    return record && !isPending(record) && record.atMs > openedMs
      ? settledState(record, order, rules.ticketIn(reading))
      : null;
  }

  function settledState(record: PaymentRecord, order: O, ticket: Ticket | null): State {
    return record.phase === "paid"
      ? paidBefore(record, order, ticket)
      : silentBefore(record, order, ticket);
  }

  return { earlier, unreadable: unreadable<O>, foundPaid, paidAmount, paidSince };
}

/** Whether a bill lists a payment that was made for certain, or owes less by it. */
function isSeen(record: PaymentRecord, ticket: Ticket | null, isListed: boolean): boolean {
  return isListed || (ticket !== null && restAfter(record.facts.sums, ticket)?.kind !== "unseen");
}

/** A bill that this browser has paid stays paid, also where the bill can no longer be read; null where it is not known to be paid. */
function unreadable<O extends BillOrder>(
  record: PaymentRecord | null,
  order: O | null,
): PaymentState<O> | null {
  if (!record || isPending(record)) return null;
  const receipt = rememberedReceipt(record.facts.receipt, order);
  if (record.phase === "posUnconfirmed")
    return { kind: "posUnconfirmed", how: "before", order, receipt, sent: null, owed: null };
  return { kind: "success", how: record.facts.sums ? "before" : "already", order, receipt };
}
