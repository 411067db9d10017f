import type { Outcome } from "../../api/outcome.ts";
import type { BillChange } from "../../bill/difference.ts";
import type { SentSums } from "../../bill/settled.ts";
import type { CashCents } from "../../money/cents.ts";
import type { Progress, Settlement } from "../intent/intent.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentFacts, PaymentRecord } from "./facts.ts";
import type { Evidence } from "./finding.ts";
import type { PaymentRequest } from "./paymentRequest.ts";
import type { Receipt } from "./receipt.ts";

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
}

/** A bill that is paid or looked up. */
type Payable<O> = Pick<SentPayment<O>, "order" | "source">;

/** A payment that is ready to be sent, after the bill was read. */
export interface ReadyPayment<O> {
  readonly sent: SentPayment<O>;
  readonly request: PaymentRequest;
}

export interface BillWish<O> extends Payable<O> {
  readonly ready?: ReadyPayment<O>;
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
  /**
   * From the press to the outcome. `isPayerHere`: a manager has answered whether the guest, whom the
   * bank asks, is there.
   */
  | ({
      readonly kind: "paying";
      readonly progress: Progress;
      readonly isPayerHere?: boolean;
    } & Payable<O>)
  /**
   * An earlier attempt is looked up. `isUncharged`: the only one was refused because the session had
   * ended.
   */
  | ({
      readonly kind: "reconciling";
      readonly progress: Progress;
      readonly isUncharged: boolean;
    } & Payable<O>)
  /** The bill was read, and the outcome is still unknown. */
  | ({
      readonly kind: "unconfirmed";
      readonly receipt: Receipt;
      readonly evidence: Evidence;
    } & Payable<O>)
  | Paid<O>
  /** Like `posUnconfirmed`, while the bill is read once more. */
  | ({ readonly kind: "confirming" } & NotConfirmed<O>);

/** The states of a payment that went through. */
export type Paid<O> =
  | ({ readonly kind: "success" } & PaidBill<O>)
  | ({ readonly kind: "posUnconfirmed" } & NotConfirmed<O>);

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

/** A payment during which the session ended. It is looked up after the next sign-in. */
export type Interrupted<O> = Omit<PaymentIn<"reconciling", O>, "kind" | "progress">;

/** What a reading shows of a payment whose outcome stays open. */
export interface Seen<O> {
  readonly sent: SentPayment<O>;
  readonly evidence: Evidence;
}

/** How a payment or its lookup ends. `S` are the widget's own states. */
export type BillSettlement<O, S> = Settlement<
  BillWish<O>,
  Paid<O>,
  PaymentState<O> | S,
  PaymentFacts,
  Seen<O>
>;

/** A reading of the bill. `R` is what is read. */
export interface BillRead<R> {
  readonly type: "billRead";
  readonly outcome: Outcome<R>;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
  readonly record: PaymentRecord | null;
}

/** The end of a payment or of its lookup. */
export interface Settled<O, S, R> {
  readonly type: "paymentSettled";
  readonly settlement: BillSettlement<O, S>;
  /** The bill as it was read after nothing was charged. Null if it was not. */
  readonly reading: R | null;
  /** The server has said that the bill is paid, and not by this payment. */
  readonly isPaidByOther: boolean;
  readonly nowMs: number;
}

/** The events of the payment. `R` is what is read before and after a payment. */
export type PaymentEvent<O, S, R> =
  | BillRead<R>
  | Settled<O, S, R>
  | { readonly type: "paymentProgressed"; readonly progress: Progress }
  | { readonly type: "retried" }
  | { readonly type: "payAgainChosen" };

/** Whether a write is in flight. Only its answer leads on, and the page asks before it is left. */
export function isMoneyMoving(state: {
  readonly kind: string;
  readonly progress?: Progress;
}): boolean {
  const phase = state.kind === "paying" ? state.progress?.phase : undefined;
  return phase === "sending" || phase === "asking";
}

/** Whether the bill is read right before a payment. Nothing was sent yet. */
export function isChecking(state: {
  readonly kind: string;
  readonly progress?: Progress;
}): boolean {
  return state.kind === "paying" && state.progress?.phase === "confirming";
}

/** Whether the bill is paid from the payer's point of view. */
export function isPaidState({ kind }: { readonly kind: string }): boolean {
  return kind === "success" || kind === "posUnconfirmed" || kind === "confirming";
}

/** The compiler sees that none is missing. */
const paymentKinds: Readonly<Record<PaymentKind, true>> = {
  paying: true,
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

/** A payment that begins with the reading right before it. */
export function paying<O>({ order, source }: Payable<O>): PaymentIn<"paying", O> {
  return { kind: "paying", order, source, progress: { phase: "confirming" } };
}

/** The lookup of a payment. */
export function reconciling<O>(
  { order, source }: Payable<O>,
  isUncharged: boolean = false,
): PaymentIn<"reconciling", O> {
  const progress = { phase: "lookingUp" } as const;
  return { kind: "reconciling", order, source, progress, isUncharged };
}

/** A payment whose outcome stays open. */
export function unconfirmed<O>({ sent, evidence }: Seen<O>): PaymentIn<"unconfirmed", O> {
  const { order, source, receipt } = sent;
  return { kind: "unconfirmed", order, source, receipt, evidence };
}
