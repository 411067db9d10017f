import { billOf } from "../../shared/bill/ticket.ts";
import type { Ticket } from "../../shared/contracts/bill.ts";
import { createPaymentMachine } from "../../shared/payment/core/machine.ts";
import { cardOf, readTip } from "../../shared/payment/order.ts";
import { enterStage, review } from "./stages.ts";
import { isTipAsked, renewedOrder, type Order } from "./order.ts";
import { signedOut, type Event, type In, type RedeemState } from "./state.ts";

/** How a bill is paid here: what the card or the server refused ends on the failed stage, everything else on the review. */
export const payment = createPaymentMachine<Order, RedeemState, Ticket>({
  renewed: (order, ticket, nowMs) => renewedOrder(order, { ticket }, nowMs),
  ticketIn: (ticket) => ticket,
  review(order, why) {
    if (why.kind === "declined" || why.kind === "refused") return { kind: "failed", order, why };
    return review(order, why);
  },
  signedOut: (order, interrupted) => signedOut(order, "review", { interrupted }),
  nothingDue: () => ({ kind: "nothingDue" }),
});

/** Pay: everything that a payment needs is there, or the diner learns what is missing (B5.23, B5.25). */
export function paySubmitted(
  { order }: In<"review">,
  { hasTicket, wallet }: { readonly hasTicket: boolean; readonly wallet: string | null },
): RedeemState {
  if (!order.project.projectSlug || !hasTicket)
    return { kind: "failed", order, why: { kind: "missing" } };
  if (isTipAsked(order) && !readTip(order).ok)
    return { kind: "redeemCredit", order, isChecked: true, notice: null };
  const source = wallet ?? cardOf(order)?.id ?? null;
  return source
    ? { kind: "checking", order, source }
    : { kind: "storingCard", order, next: "pay", from: "review" };
}

/** The bill for another amount; a server that does not split answers with the same one. */
export function split(
  { order, payAmount }: In<"splitting">,
  { outcome, nowMs, record }: Event<"billRead">,
): RedeemState {
  if (!outcome.ok)
    return outcome.problem.kind === "signed-out"
      ? signedOut(order, "review")
      : review(order, { kind: "not-sent" });
  const ticket = outcome.value;
  const over = payment.foundPaid(order, ticket, record);
  if (over) return over;
  if (payAmount !== null && billOf(ticket) !== payAmount)
    return review({ ...order, readAtMs: nowMs }, { kind: "cannot-split" });
  return enterStage(renewedOrder(order, { ticket, payAmount }, nowMs), "review");
}
