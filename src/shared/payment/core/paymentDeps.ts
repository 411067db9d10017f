import type { Outcome } from "../../api/outcome.ts";
import type { Challenged } from "../../card/cardPort.ts";
import type { Clock } from "../../host/clock.ts";
import type { Intents } from "../intent/intents.ts";
import type { IntentName } from "../intent/names.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentFacts } from "./facts.ts";
import type { PaymentRequest, Resend } from "./paymentRequest.ts";
import type { SentPayment } from "./state.ts";

/** The locks and records that the payment of a bill uses. */
export type PaymentIntents = Intents<PaymentFacts>;

/**
 * The detail of the host event for a paid bill, with `outcome: "paid"`: ids and cents, no personal
 * data.
 */
export interface PaidDetail {
  readonly isConfirmed: boolean;
  readonly amountCents?: number;
  readonly tipCents?: number;
  readonly cardCents?: number;
  readonly ticketId?: string;
}

export interface PaymentDeps<O extends BillOrder, R> {
  readonly intents: PaymentIntents;
  /** Names a bill in the same way in every tab and widget. */
  readonly nameOf: (order: O) => IntentName;
  /**
   * The prefix of the intent's name that the check number alone gives. It finds the record of a
   * bill that could not be read.
   */
  readonly nameOfNumber?: (number: string) => IntentName;
  /**
   * `isWhole`: everything has to be read, as right before a payment. After a payment, any part may
   * prove it.
   */
  readonly read: (order: O, signal: AbortSignal, isWhole: boolean) => Promise<Outcome<R>>;
  /** Null if the project takes no payments. */
  readonly requestOf: (sent: SentPayment<O>) => PaymentRequest | null;
  /**
   * Sends a stored body again under its key. Omitted if no request is storable.
   */
  readonly resend?: Resend;
  readonly challenge: (secret: string) => Promise<Challenged>;
  readonly clock: Clock;
  /**
   * Emits the event to the host page, once for each paid bill, however the payment became known.
   */
  readonly announce: (detail: PaidDetail) => void;
  /** Aborted when the widget unmounts. */
  readonly signal: AbortSignal;
}
