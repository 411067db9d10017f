import type { Project, Ticket } from "../../contracts/bill.ts";

/** What a diner's widget reads before and after a payment. */
export interface BillReading<P extends Project = Project> {
  readonly ticket: Ticket;
  /** The restaurant with the diner's credit, offers and cards. Null if only the bill was read. */
  readonly project: P | null;
}

/** The rules of `PaymentRules` that all widgets for diners share. */
export const ticketIn = ({ ticket }: BillReading): Ticket => ticket;
