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
import { reconciling, unconfirmed, type HeldBy, type PaymentState } from "./state.ts";

interface Needed<O extends BillOrder, S, R> {
  readonly rules: PaymentRules<O, S, R>;
  readonly states: ReturnType<typeof createPaidStates<O, S, R>>;
  readonly evidence: ReturnType<typeof createEvidence<O, S, R>>;
}

/** Looks for an earlier payment of a bill, by this browser or another guest, before the bill is paid. */
export function createEarlierPayment<O extends BillOrder, S, R>({
  rules,
  states: { remembered, pendingBefore: silentBefore, settledBefore },
  evidence: { evidenceIn, sentBefore },
}: Needed<O, S, R>) {
  type State = PaymentState<O>;

  /**
   * Shows an earlier payment of this browser first (faults D4, D5). Null if it is of another bill.
   * `isRest`: the payer wants to pay what it left open. `heldBy`: who sends a payment now.
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
      return {
        ...reconciling(sentPayment),
        progress: { phase: "elsewhere", isHere: heldBy === "here" },
      };
    const evidence = evidenceIn(sentPayment, reading, record);
    const isListed = evidence.finding === "paid";
    if (isPending(record))
      return isListed
        ? remembered("found", record, order, ticket, true)
        : unconfirmed({ sent: sentPayment, evidence });
    const seen = isSeen(record, ticket, isListed);
    // The rest can be paid only after the bill shows the earlier payment.
    if (isRest && seen && record.phase === "paid" && billOf(order.ticket) > 0) return null;
    if (record.phase === "paid") return remembered("before", record, order, ticket, isListed);
    return seen
      ? remembered("found", record, order, ticket, isListed)
      : silentBefore(record, order, ticket);
  }

  /** Shows a bill that owes nothing, or an unsettled payment that the bill lists by now. */
  function foundPaid(order: O, reading: R, known: PaymentRecord | null): State | S | null {
    const ticket = rules.ticketIn(reading);
    const isOpen = ticket === null || billOf(ticket) > 0;
    const record = ticket === null || isSameBill(ticket, order.ticket) ? known : null;
    if (!record) return isOpen ? null : rules.nothingDue(order);
    if (isPending(record)) {
      const sentPayment = sentBefore(record, order);
      const evidence = evidenceIn(sentPayment, reading, record);
      if (evidence.finding === "paid") return remembered("found", record, order, ticket, true);
      return isOpen ? null : unconfirmed({ sent: sentPayment, evidence });
    }
    if (!isOpen) return remembered("found", record, order, ticket);
    // A guest may pay the same amount twice, but a check is paid once.
    return record.phase === "posUnconfirmed" && order.number !== null
      ? silentBefore(record, order, ticket)
      : null;
  }

  /** Shows a settled payment of the same amount. Null if the order has a bill to compare. */
  function paidAmount(order: O, record: PaymentRecord | null): State | null {
    return record && order.number === null && !isPending(record)
      ? settledBefore(record, order, null)
      : null;
  }

  return { earlier, unreadable: unreadable<O>, foundPaid, paidAmount };
}

/** Whether the bill lists a settled payment or owes less because of it. */
function isSeen(record: PaymentRecord, ticket: Ticket | null, isListed: boolean): boolean {
  return isListed || (ticket !== null && restAfter(record.facts.sums, ticket)?.kind !== "unseen");
}

/**
 * Keeps a bill paid that this browser has paid, even if the bill can no longer be read. Null if
 * this browser has not paid it.
 */
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
