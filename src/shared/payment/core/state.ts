import type { Outcome } from "../../api/outcome.ts";
import type { BillChange } from "../../bill/difference.ts";
import type { SentSums } from "../../bill/settled.ts";
import type { Challenged } from "../../card/cardPort.ts";
import type { PaymentResult } from "../../contracts/bill.ts";
import type { CashCents } from "../../money/cents.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentRecord } from "./facts.ts";
import type { Receipt } from "./receipt.ts";
import type { Evidence, OpenAnswer } from "./verdict.ts";

/** A payment as it was sent: what every answer and reading is held against. */
export interface SentPayment<O> {
  readonly order: O;
  /** The charged source: a saved card's id, what a wallet gave, or a token; null where no card is needed. */
  readonly source: string | null;
  readonly sums: SentSums;
  /** The receipt to show once the bill confirms the payment. */
  readonly receipt: Receipt;
  /** Payments that were listed before the first attempt, of the bill and of the payer: none of them is this one. */
  readonly knownIds: readonly string[];
}

export interface PaidBill<O> {
  /** By this payment; by another guest; read from the bill after an unknown outcome; or by this browser before a reload. */
  readonly how: "paid" | "already" | "found" | "before";
  /** Null where the bill could not be read. */
  readonly order: O | null;
  readonly receipt: Receipt;
}

/** Paid, and the restaurant's system has not said so. */
interface NotConfirmed<O> extends PaidBill<O> {
  /** Set if the bank approved the payment and the bill can confirm it; null if no reading can. */
  readonly sent: SentPayment<O> | null;
  /** The amount that the bill still shows. */
  readonly owed: CashCents | null;
}

/** The states in which a bill is paid; a widget adds its own before and after. */
export type PaymentState<O> =
  /** The bill is read again just before it is paid. */
  | { readonly kind: "checking"; readonly order: O; readonly source: string | null }
  | ({ readonly kind: "paying" } & SentPayment<O>)
  /** Another tab is paying the bill, or another widget of this page (`isHere`): its end is waited for. */
  | ({ readonly kind: "elsewhere"; readonly isHere: boolean } & SentPayment<O>)
  | ({
      readonly kind: "authenticating";
      readonly secret: string;
      readonly result: PaymentResult;
    } & SentPayment<O>)
  /** The bill is read, since the answer does not say whether it is paid. */
  | ({ readonly kind: "reconciling"; readonly answer: OpenAnswer } & SentPayment<O>)
  /** Read, and still not known. */
  | ({
      readonly kind: "unconfirmed";
      readonly answer: OpenAnswer;
      readonly evidence: Evidence;
    } & SentPayment<O>)
  | ({ readonly kind: "success" } & PaidBill<O>)
  | ({ readonly kind: "posUnconfirmed" } & NotConfirmed<O>)
  /** The same, while the bill is read once more. */
  | ({ readonly kind: "confirming" } & NotConfirmed<O>);

export type PaymentKind = PaymentState<BillOrder>["kind"];
export type PaymentIn<K extends PaymentKind, O> = Extract<PaymentState<O>, { kind: K }>;

/** The reason why a payment leads back to the review. */
export type Setback =
  | { readonly kind: "bill-changed"; readonly changes: readonly BillChange[] }
  | { readonly kind: "offer-ended"; readonly changes: readonly BillChange[] }
  /** Credit or cards are others than before. */
  | { readonly kind: "funds-changed"; readonly changes: readonly BillChange[] }
  /** The bill could not be read, or the payment never left. */
  | { readonly kind: "not-sent" }
  /** It was looked up: nothing was charged. `elsewhere`: by another tab, whose payment has ended without one. */
  | { readonly kind: "not-charged"; readonly elsewhere: boolean }
  /** A card's own refusal: nothing was charged. */
  | { readonly kind: "declined"; readonly message: string | null; readonly needsPayer: boolean }
  /** The server has refused; `evidence` is what the bill says. */
  | { readonly kind: "refused"; readonly message: string | null; readonly evidence: Evidence }
  /** The payment was looked up and not found, and the payer chose to pay again. */
  | { readonly kind: "still-open" };

/** Who else is sending a payment of the same bill: another widget of this page, another tab, or nobody. */
export type HeldBy = "here" | "elsewhere" | null;

/** A payment during which the session ended. */
export interface Interrupted<O> {
  readonly sent: SentPayment<O>;
  readonly answer: OpenAnswer;
}

/** Events of the flow; `nowMs` is since the epoch. `R` is what is read before and after a payment. */
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
      /** An earlier try of this browser was still open when this one was sent. */
      readonly isRetry: boolean;
    }
  | { readonly type: "challengeAnswered"; readonly challenge: Challenged }
  /** Another tab or widget is paying the same bill, or has since it was read: nothing was sent. */
  | { readonly type: "heldBack"; readonly isHere: boolean }
  | { readonly type: "otherEnded"; readonly outcome: "paid" | "notCharged" | "unknown" }
  | { readonly type: "retried" }
  | { readonly type: "paySubmitted" };

const moving = ["paying", "authenticating"] as const;

/** A write is on its way: only its own answer leads on, and the page is not left unasked. */
export function isMoneyMoving({ kind }: { readonly kind: string }): boolean {
  return moving.some((one) => one === kind);
}

/** Paid, as far as the payer is concerned. */
export function isPaidState({ kind }: { readonly kind: string }): boolean {
  return kind === "success" || kind === "posUnconfirmed" || kind === "confirming";
}

const kinds: Readonly<Record<PaymentKind, true>> = {
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
  return Object.hasOwn(kinds, state.kind);
}
