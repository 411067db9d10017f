import type { Ticket } from "../contracts/bill.ts";
import type { CashCents } from "../money/cents.ts";
import { isPaidBy, type SentSums } from "./settled.ts";
import { leftUnpaidOf, owedOf } from "./ticket.ts";

/**
 * The amount that a bill still shows after a payment, in cents and without a tip. `left`: the
 * payment has left this rest. `unseen`: the payment has not reached the bill yet, which still shows
 * everything.
 */
export interface Rest {
  readonly kind: "left" | "unseen";
  readonly amount: CashCents;
}

/**
 * The rest of a bill that is read after a payment that certainly went through. No more can be paid
 * until the bill lists that payment or owes less by at least its amount. Another guest's smaller
 * payment proves nothing.
 */
export function restAfter(
  sent: SentSums | null,
  ticket: Ticket,
  isListed: boolean = false,
): Rest | null {
  const amount = owedOf(ticket);
  if (amount <= 0) return null;
  return { kind: isListed || (sent && isPaidBy(sent, ticket)) ? "left" : "unseen", amount };
}

/** The rest that a payment leaves, calculated from the bill as it was paid. */
export function plannedRest(ticket: Ticket): Rest | null {
  const amount = leftUnpaidOf(ticket);
  return amount > 0 ? { kind: "left", amount } : null;
}
