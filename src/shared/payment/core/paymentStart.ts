import type { Outcome } from "../../api/outcome.ts";
import type { Challenged } from "../../card/cardPort.ts";
import type { PaymentResult } from "../../contracts/bill.ts";
import type { Clock } from "../../host/clock.ts";
import type { Intents } from "../intent/intents.ts";
import type { IntentName } from "../intent/names.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentFacts } from "./facts.ts";
import type { SentPayment } from "./state.ts";

/** Locks and records of payments, as far as they are taken and ended here. */
export type PaymentIntents<F> = Omit<Intents<F>, "holds" | "isSame">;

/** The detail of the host event for a paid bill, with `outcome: "paid"`: ids and cents, no personal data. */
export interface PaidDetail {
  readonly isConfirmed: boolean;
  readonly amountCents?: number;
  readonly tipCents?: number;
  readonly cardCents?: number;
  readonly ticketId?: string;
}

/** A payment that is ready to be sent. */
export interface PaymentRequest {
  readonly body: object;
  /** The body without values that a second try of the same payment has otherwise, such as times; the whole body if left out. */
  readonly identity?: object;
  /** It belongs to the page, not to the widget: no signal of the widget ends it. */
  send(options: { readonly intent: string }): Promise<Outcome<PaymentResult>>;
}

export interface PaymentStart<O extends BillOrder, R> {
  readonly intents: PaymentIntents<PaymentFacts>;
  /** A bill has the same name in every tab and widget. */
  readonly nameOf: (order: O) => IntentName;
  /** The beginning of the intent's name, from the bill's number alone, for the proof of a bill that could not be read. */
  readonly nameOfNumber?: (number: string) => IntentName;
  /** `isWhole`: right before a payment, where everything has to be read; after one, any part may prove it. */
  readonly read: (order: O, signal: AbortSignal, isWhole: boolean) => Promise<Outcome<R>>;
  /** Null where the project takes no payments. */
  readonly requestOf: (sent: SentPayment<O>) => PaymentRequest | null;
  readonly challenge: (secret: string) => Promise<Challenged>;
  readonly clock: Clock;
  /** Emits the event to the host page. Called once per paid bill, however that became known. */
  readonly announce: (detail: PaidDetail) => void;
  readonly states: () => {
    getState(): { readonly kind: string };
    subscribe(listener: (state: { readonly kind: string }) => void): () => void;
  };
  /** States of the widget's own in which a payment is not over. */
  readonly holding?: readonly string[];
}
