import type { Ticket } from "../contracts/bill.ts";
import type { CashCents } from "../money/cents.ts";
import { owedOf } from "./ticket.ts";

/** The server's word for a bill that is paid: success, and only in this wording (B4.36, R19, X14). */
export function isAlreadyDone(message: string | null | undefined): boolean {
  return /payment is already done/i.test(message ?? "");
}

/** The amount owed before a payment, and the part of it that the payment was for; both in cents, without a tip. */
export interface SentSums {
  readonly owed: CashCents;
  readonly bill: CashCents;
  /** The total of the bill at that time, to tell a payment from what was ordered since. */
  readonly total?: CashCents | null | undefined;
}

/**
 * The bill owes nothing more, or less by at least what was paid. It says that a payment of this amount has reached the bill, and
 * not whose it was.
 */
export function isPaidBy({ owed, bill, total = null }: SentSums, ticket: Ticket): boolean {
  const owedNow = owedOf(ticket);
  const orderedSince = total === null || ticket.billTotal === null ? 0 : ticket.billTotal - total;
  return owedNow <= 0 || owed + orderedSince - owedNow >= bill;
}
