import type { Ticket } from "../contracts/bill.ts";
import type { CashCents } from "../money/cents.ts";
import { owedOf } from "./ticket.ts";

/**
 * The server's message for a bill that is already paid. Exactly this text means success (B4.36,
 * R19, X14).
 */
export function isAlreadyDone(message: string | null | undefined): boolean {
  return /payment is already done/i.test(message ?? "");
}

/**
 * The amount that was owed before a payment, and the part of it that was paid. Both are in cents,
 * without a tip.
 */
export interface SentSums {
  readonly owed: CashCents;
  readonly bill: CashCents;
  /** The total of the bill at that time, to distinguish a payment from later orders. */
  readonly total?: CashCents | null | undefined;
}

/**
 * Whether the bill is paid, or owes less by at least what was paid. This shows that a payment of
 * this amount has reached the bill, but not who paid it.
 */
export function isPaidBy({ owed, bill, total = null }: SentSums, ticket: Ticket): boolean {
  const owedNow = owedOf(ticket);
  const orderedSince = total === null || ticket.billTotal === null ? 0 : ticket.billTotal - total;
  return owedNow <= 0 || owed + orderedSince - owedNow >= bill;
}
