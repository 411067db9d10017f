import type { BillOrder } from "../order.ts";
import { paidFacts } from "./attemptFacts.ts";
import type { PaidDetail, PaymentDeps } from "./paymentDeps.ts";
import type { Receipt } from "./receipt.ts";
import type { Paid } from "./state.ts";

type SettlementDeps<O extends BillOrder, R> = Pick<
  PaymentDeps<O, R>,
  "intents" | "nameOf" | "nameOfNumber" | "announce"
>;

/** Writes a paid bill that is shown into its record, and tells the host page about it once. */
export function createSettlement<O extends BillOrder, R>(deps: SettlementDeps<O, R>) {
  const { intents, nameOf } = deps;

  /**
   * Returns the name and record of a paid bill. If the bill could not be read, they belong to its
   * last payment.
   */
  function recordOf({ how, order, receipt: { number } }: Paid<O>) {
    if (order) {
      const name = nameOf(order);
      // Another person may have signed in while it was paid.
      const own = how === "paid" || how === "found" ? intents.attempted(name) : null;
      return { name, record: intents.read(name) ?? own };
    }
    const beginning = number === null ? undefined : deps.nameOfNumber?.(number);
    return (beginning && intents.latest(beginning)) ?? { name: null, record: null };
  }

  return function settle(state: Paid<O>): void {
    const { how, receipt } = state;
    const { name, record } = recordOf(state);
    if (!name) return;
    const phase = state.kind === "success" ? "paid" : "posUnconfirmed";
    const isNew = how !== "already" && !record?.facts.isAnnounced;
    if (how !== "before" || isNew || record?.phase !== phase)
      intents.settlePaid(name, { ...paidFacts(state, record), isAnnounced: true }, phase, record);
    if (isNew) deps.announce(detailOf(receipt, phase === "paid"));
  };
}

function detailOf({ sums, ticket, number }: Receipt, isConfirmed: boolean): PaidDetail {
  const ticketId = ticket?.id ?? number;
  return {
    isConfirmed,
    ...(sums && { amountCents: sums.bill, tipCents: sums.tip }),
    ...(sums && sums.card !== null && { cardCents: sums.card }),
    ...(ticketId && { ticketId }),
  };
}
