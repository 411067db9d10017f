import { billOf } from "../../bill/ticket.ts";
import type { Project, Ticket } from "../../contracts/bill.ts";
import type { CashCents } from "../../money/cents.ts";
import type { BillOrder } from "../order.ts";
import type { createPaymentMachine } from "./machine.ts";
import type { BillReading } from "./reading.ts";
import type { BillRead, PaymentState } from "./state.ts";

interface SplitRules<O extends BillOrder, S, P extends Project> extends Pick<
  ReturnType<typeof createPaymentMachine<O, S, BillReading<P>>>,
  "foundPaid" | "withoutReading"
> {
  readonly signedOut: (order: O) => S;
  /** Leads back to the review. */
  readonly review: (order: O, notice: { readonly kind: "not-sent" | "cannot-split" } | null) => S;
  readonly renewed: (
    order: O,
    fresh: { readonly ticket: Ticket; readonly payAmount: CashCents | null },
    nowMs: number,
  ) => O;
}

/**
 * Reads the bill for a part of its amount. A server that cannot split answers with the same amount.
 */
export function createSplit<O extends BillOrder, S, P extends Project = Project>(
  rules: SplitRules<O, S, P>,
) {
  return (
    { order, payAmount }: { readonly order: O; readonly payAmount: CashCents | null },
    { outcome, nowMs, record }: BillRead<BillReading<P>>,
  ): PaymentState<O> | S => {
    if (!outcome.ok)
      return outcome.problem.kind === "signed-out"
        ? rules.signedOut(order)
        : (rules.withoutReading(order, record) ?? rules.review(order, { kind: "not-sent" }));
    const { ticket } = outcome.value;
    const over = rules.foundPaid(order, outcome.value, record);
    if (over) return over;
    if (payAmount !== null && billOf(ticket) !== payAmount)
      return rules.review(order, { kind: "cannot-split" });
    return rules.review(rules.renewed(order, { ticket, payAmount }, nowMs), null);
  };
}
