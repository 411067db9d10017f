import type { Outcome } from "../../api/outcome.ts";
import type { BillChange } from "../../bill/difference.ts";
import type { SentSums } from "../../bill/settled.ts";
import type { Challenged } from "../../card/cardPort.ts";
import type { PaymentResult } from "../../contracts/bill.ts";
import type { CashCents } from "../../money/cents.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentRecord } from "./facts.ts";
import type { KeptReceipt } from "./kept.ts";
import type { Receipt } from "./receipt.ts";
import type { Evidence, OpenAnswer } from "./verdict.ts";

/** A payment as it was sent. Every answer and every reading is compared with it. */
export interface SentPayment<O> {
  readonly order: O;
  /**
   * What is charged: a saved card's id, a wallet's token or a new card's token. Null if no card is
   * needed.
   */
  readonly source: string | null;
  readonly sums: SentSums;
  /** The receipt to show when the bill confirms the payment. */
  readonly receipt: Receipt;
  /**
   * Ids of payments that the bill or the payer listed before the first attempt. None of them is
   * this payment.
   */
  readonly knownIds: readonly string[];
  /**
   * It left without its key, and an earlier attempt of unknown outcome is open beside it. A refusal by
   * the bank is of this attempt alone.
   */
  readonly isOneOfTwo?: true;
}

export interface PaidBill<O> {
  /**
   * `paid`: by this payment. `already`: by another guest. `found`: read from the bill after an
   * unknown outcome. `before`: by this browser before a reload.
   */
  readonly how: "paid" | "already" | "found" | "before";
  /** Null if the bill could not be read. */
  readonly order: O | null;
  readonly receipt: Receipt;
}

/** The bill is paid, but the restaurant's system has not confirmed it. */
interface NotConfirmed<O> extends PaidBill<O> {
  /**
   * Set if the bank has approved the payment and the bill can still confirm it. Null if no reading
   * can.
   */
  readonly sent: SentPayment<O> | null;
  /** The amount that the bill still shows. */
  readonly owed: CashCents | null;
}

/** The states in which a bill is paid. A widget adds its own states before and after them. */
export type PaymentState<O> =
  /** The bill is read again right before the payment. */
  | { readonly kind: "checking"; readonly order: O; readonly source: string | null }
  | ({ readonly kind: "paying" } & SentPayment<O>)
  /**
   * Another tab, or another widget of this page (`isHere`), is paying the bill. This widget waits
   * for its outcome.
   */
  | ({ readonly kind: "elsewhere"; readonly isHere: boolean } & SentPayment<O>)
  | ({
      readonly kind: "authenticating";
      readonly secret: string;
      readonly result: PaymentResult;
    } & SentPayment<O>)
  /** The answer does not say whether the bill is paid, so the bill is read. */
  | ({ readonly kind: "reconciling"; readonly answer: OpenAnswer } & SentPayment<O>)
  /** The bill was read, and the outcome is still unknown. */
  | ({
      readonly kind: "unconfirmed";
      readonly answer: OpenAnswer;
      readonly evidence: Evidence;
    } & SentPayment<O>)
  | ({ readonly kind: "success" } & PaidBill<O>)
  | ({ readonly kind: "posUnconfirmed" } & NotConfirmed<O>)
  /** Like `posUnconfirmed`, while the bill is read once more. */
  | ({ readonly kind: "confirming" } & NotConfirmed<O>);

export type PaymentKind = PaymentState<BillOrder>["kind"];
export type PaymentIn<K extends PaymentKind, O> = Extract<PaymentState<O>, { kind: K }>;

/** Why a payment leads back to the review. */
export type Setback =
  | { readonly kind: "bill-changed"; readonly changes: readonly BillChange[] }
  | { readonly kind: "offer-ended"; readonly changes: readonly BillChange[] }
  /** Credit or cards have changed. */
  | { readonly kind: "funds-changed"; readonly changes: readonly BillChange[] }
  /** The bill could not be read, or the payment was never sent. */
  | { readonly kind: "not-sent" }
  /**
   * The payment was looked up, and nothing was charged. `elsewhere`: another tab was paying, and
   * its payment charged nothing.
   */
  | { readonly kind: "not-charged"; readonly elsewhere: boolean }
  /** The card was declined, so nothing was charged. */
  | { readonly kind: "declined"; readonly message: string | null; readonly needsPayer: boolean }
  /** The server has refused. `evidence` is what the bill says. */
  | { readonly kind: "refused"; readonly message: string | null; readonly evidence: Evidence }
  /** The payment was looked up and not found, and the payer chose to pay again. */
  | { readonly kind: "still-open" };

/**
 * Who else is sending a payment of the same bill: another widget of this page, another tab, or
 * nobody.
 */
export type HeldBy = "here" | "elsewhere" | null;

/** A payment during which the session ended. */
export interface Interrupted<O> {
  readonly sent: SentPayment<O>;
  readonly answer: OpenAnswer;
}

/**
 * The events of the payment. `nowMs` is milliseconds since the epoch, and `R` is what is read
 * before and after a payment.
 */
export type PaymentEvent<R> =
  | {
      readonly type: "billRead";
      readonly outcome: Outcome<R>;
      readonly nowMs: number;
      readonly record: PaymentRecord | null;
    }
  | {
      readonly type: "payAnswered";
      readonly outcome: Outcome<PaymentResult>;
      readonly nowMs: number;
      /** An earlier attempt of this browser was still open when this attempt was sent. */
      readonly isRetry: boolean;
      /** The answer is that of an earlier attempt under the same key, with this receipt. */
      readonly earlierReceipt: KeptReceipt | null;
    }
  | { readonly type: "bankAnswered"; readonly challenge: Challenged }
  /**
   * Another tab or widget is paying the bill, or has paid it after this page read it. Nothing was
   * sent.
   */
  | { readonly type: "heldElsewhere"; readonly isHere: boolean }
  | { readonly type: "otherEnded"; readonly isUncharged: boolean }
  | { readonly type: "retried" }
  | { readonly type: "payAgainChosen" };

/** Whether a write is in flight. Only its answer leads on, and the page asks before it is left. */
export function isMoneyMoving({ kind }: { readonly kind: string }): boolean {
  return kind === "paying" || kind === "authenticating";
}

/** Whether the bill is paid from the payer's point of view. */
export function isPaidState({ kind }: { readonly kind: string }): boolean {
  return kind === "success" || kind === "posUnconfirmed" || kind === "confirming";
}

/** The compiler sees that none is missing. */
const paymentKinds: Readonly<Record<PaymentKind, true>> = {
  checking: true,
  paying: true,
  elsewhere: true,
  authenticating: true,
  reconciling: true,
  unconfirmed: true,
  success: true,
  posUnconfirmed: true,
  confirming: true,
};

export function isPaymentState<S extends { readonly kind: string }>(
  state: S,
): state is Extract<S, { readonly kind: PaymentKind }> {
  return Object.hasOwn(paymentKinds, state.kind);
}
