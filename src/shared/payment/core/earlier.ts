import { billOf } from "../../bill/ticket.ts";
import type { BillOrder } from "../order.ts";
import type { createEvidence } from "./evidence.ts";
import { isPending } from "../intent/record.ts";
import type { PaymentRecord } from "./facts.ts";
import type { createPaidStates } from "./paidStates.ts";
import { rememberedReceipt } from "./receipt.ts";
import type { PaymentRules } from "./rules.ts";
import type { PaymentState } from "./state.ts";

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
    const sentPayment = sentBefore(record, order);
    const evidence = evidenceIn(sentPayment, reading);
    const isSeen = evidence.finding === "paid";
    // Nothing more is paid until the bill shows what was paid.
    if (isRest && isSeen && record.phase === "paid" && billOf(order.ticket) > 0) return null;
    if (record.phase === "paid") return paidBefore(record, order, ticket);
    if (isSeen) return remembered("found", record, order, ticket);
    return isPending(record)
      ? { kind: "unconfirmed", ...sentPayment, answer: { kind: "unknown" }, evidence }
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

  /** A settled payment of the same amount. An amount has no bill that tells a second payment from the first; null where the order is not one. */
  function paidAmount(order: O, record: PaymentRecord | null): State | null {
    if (!record || order.number !== null || isPending(record)) return null;
    return record.phase === "paid"
      ? paidBefore(record, order, null)
      : silentBefore(record, order, null);
  }

  /** A payment of an amount that was recorded after this order was opened is the same one. */
  function paidSince(order: O, record: PaymentRecord | null): State | null {
    return record && record.atMs > order.readAtMs ? paidAmount(order, record) : null;
  }

  return { earlier, unreadable, foundPaid, paidAmount, paidSince };
}
