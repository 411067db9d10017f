import type { PaymentResult, Ticket } from "../../contracts/bill.ts";
import type { BillOrder } from "../order.ts";
import type { Receipt } from "./receipt.ts";
import type { Interrupted, SentPayment, Setback } from "./state.ts";

/** The rules that a widget sets for the payment of its bills; `S` are its states, `R` is what it reads of a bill. */
export interface PaymentRules<O extends BillOrder, S, R> {
  /** The order on what was read right now. */
  renewed(order: O, reading: R, nowMs: number): O;
  /** The bill in a reading; null where there is only an amount. */
  ticketIn(reading: R): Ticket | null;
  /** Proof in a reading beside the bill itself. */
  isPaidIn?(sent: SentPayment<O>, reading: R): boolean;
  /** The payer's transactions that are known before a payment, where new ones are the proof of it. */
  knownIds?(order: O): readonly string[];
  /** Back to where the payment is decided. */
  review(order: O, why: Setback): S;
  /** Leads to the sign-in and keeps everything that was entered. */
  signedOut(order: O, interrupted: Interrupted<O> | null): S;
  /** Nothing is left to pay, and this browser has not paid it. */
  nothingDue(order: O): S;
  /** The bank asks its question; left out, it is asked at once. */
  challenged?(sent: SentPayment<O>, secret: string, result: PaymentResult): S;
  /** Other bills that can be paid next. */
  restOf?(order: O): Receipt["rest"];
}
