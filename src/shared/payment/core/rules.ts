import type { Ticket } from "../../contracts/bill.ts";
import type { BillOrder } from "../order.ts";
import type { Receipt } from "./receipt.ts";
import type { Interrupted, SentPayment, Setback } from "./state.ts";

/**
 * The rules that a widget sets for paying its bills. `S` are its states, and `R` is what it reads
 * of a bill.
 */
export interface PaymentRules<O extends BillOrder, S, R> {
  /** Returns the order with what was read just now. */
  renewed(order: O, reading: R, nowMs: number): O;
  /** The bill in a reading. Null if there is only an amount. */
  ticketIn(reading: R): Ticket | null;
  /** Whether a reading proves the payment in another way than by the bill. */
  isPaidIn?(sent: SentPayment<O>, reading: R): boolean;
  /**
   * The ids of the payer's transactions before a payment. A new transaction then proves the
   * payment.
   */
  knownIds?(order: O): readonly string[];
  /** Leads back to the review. */
  review(order: O, why: Setback): S;
  /** Leads to the sign-in and keeps everything that was entered. */
  signedOut(order: O, interrupted: Interrupted<O> | null): S;
  /** Nothing is left to pay, and this browser has not paid. */
  nothingDue(order: O): S;
  /** Other bills that can be paid next. */
  restOf?(order: O): Receipt["rest"];
}
