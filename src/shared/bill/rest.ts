import type { Ticket } from "../contracts/bill.ts";
import type { CashCents } from "../money/cents.ts";
import { isPaidBy, type SentSums } from "./settled.ts";
import { leftUnpaidOf, owedOf } from "./ticket.ts";

/** The amount that a bill still shows after a payment: `left` by it, or all of it, since the payment has not reached the bill (`unseen`). In cents, without a tip. */
export interface Rest {
  readonly kind: "left" | "unseen";
  readonly amount: CashCents;
}

/**
 * The rest of a bill that is read after a payment that was made for certain. Until the bill lists it or owes less by at least that
 * payment, no more may be paid; another guest's smaller share proves nothing.
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

/** The rest that a payment leaves open, from the bill as it was paid. */
export function plannedRest(ticket: Ticket): Rest | null {
  const amount = leftUnpaidOf(ticket);
  return amount > 0 ? { kind: "left", amount } : null;
}
