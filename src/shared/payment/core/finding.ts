import type { SentSums } from "../../bill/settled.ts";
import { owedOf } from "../../bill/ticket.ts";
import type { Ticket } from "../../contracts/bill.ts";
import type { CashCents } from "../../money/cents.ts";

/** What the bill says when it is read after an attempt. */
export type Finding =
  /** The bill or the payer's transactions list this very payment. */
  | "paid"
  /** The bill owes nothing more, but does not tell who has paid it. */
  | "cleared"
  /** The bill owes as much as before the payment. */
  | "unchanged"
  /** The bill owes less: somebody has paid, but not necessarily this payer. */
  | "less"
  | "unread";

export interface Evidence {
  readonly finding: Finding;
  /** The amount that the bill owes. Null if it was not read, or if there is no bill to read. */
  readonly owed: CashCents | null;
}

/** Compares a bill with the payment that was sent. The amount owed does not tell who has paid. */
export function evidenceOn(sums: SentSums, ticket: Ticket): Evidence {
  const owed = owedOf(ticket);
  if (owed <= 0) return { finding: "cleared", owed };
  return { finding: owed >= sums.owed ? "unchanged" : "less", owed };
}

export const unread: Evidence = { finding: "unread", owed: null };
