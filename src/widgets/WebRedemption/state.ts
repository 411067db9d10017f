import type { Outcome, Problem } from "../../shared/api/outcome.ts";
import type { BillChange } from "../../shared/bill/difference.ts";
import type { Challenged } from "../../shared/card/cardPort.ts";
import type { Ticket } from "../../shared/contracts/bill.ts";
import type { CreditCard } from "../../shared/contracts/cards.ts";
import type { RedemptionPlace, RedemptionResult } from "../../shared/contracts/redemption.ts";
import type { SentSums } from "../../shared/bill/settled.ts";
import { billOf, owedOf } from "../../shared/bill/ticket.ts";
import type { CashCents } from "../../shared/money/cents.ts";
import type { BillMark } from "../../shared/payment/billMemory.ts";
import type { Order, TipChoice } from "./order.ts";
import { receiptOf, type Receipt } from "./receipt.ts";

/** A ticket with a number to ask for it by, and what this tab knows of an earlier payment of it. */
export interface Found {
  readonly ticket: Ticket;
  readonly number: string;
  readonly mark: BillMark | null;
}

export interface Loaded {
  readonly project: RedemptionPlace;
  readonly found: readonly Found[];
}

export type Complaint =
  /** A card's own refusal: nothing was charged. */
  | { readonly kind: "card" | "said"; readonly message: string }
  /** The server refused, which is no proof that it took nothing; `owed`: what the bill said then, null where it could not be read. */
  | { readonly kind: "refused"; readonly message: string | null; readonly owed: CashCents | null }
  | { readonly kind: "unreachable" | "declined" | "tip" | "cannot-split" };

export type Notice =
  | { readonly kind: "bill-changed"; readonly changes: readonly BillChange[] }
  | { readonly kind: "offer-ended" | "not-charged" };

/** Where to go on after a new sign-in. `payment`: the session ended while this order was paid. */
export interface Resume {
  readonly order: Order;
  readonly payment: "refused" | "unknown" | null;
}

/** A payment as it was sent: what every answer and reading is held against. */
export interface Sent {
  readonly order: Order;
  /** What is charged: a saved card's id, what a wallet gave, or the token of a guest's card. */
  readonly source: string;
  readonly sums: SentSums;
  /** What there is to show once the bill says that it went through. */
  readonly receipt: Receipt;
}

/** `atMs`: when it is sent. */
export function sentFor(order: Order, atMs: number): Pick<Sent, "sums" | "receipt"> {
  return {
    sums: { owed: owedOf(order.ticket), bill: billOf(order.ticket) },
    receipt: receiptOf(order, null, atMs),
  };
}

export interface Paid {
  /** By this payment; by somebody before; read from the bill after an unknown outcome; or by this tab before a reload. */
  readonly how: "paid" | "already" | "found" | "before";
  readonly receipt: Receipt;
}

/** Paid, and the restaurant's system has not said so. */
interface Unconfirmed extends Paid {
  /** The bank has let it through, and the bill can tell; null where no reading can. */
  readonly sent: Sent | null;
  /** What the bill still says. */
  readonly owed: CashCents | null;
}

export type RedemptionState =
  | { readonly kind: "signIn"; readonly resume: Resume | null }
  /** `isRest`: what is left to pay is wanted, not the proof of what was paid. */
  | { readonly kind: "loading"; readonly resume: Resume | null; readonly isRest: boolean }
  /** `isPaymentOpen`: an earlier payment was never settled. `isSettled`: the checks are there, and nothing is to be paid. */
  | { readonly kind: "notFound"; readonly isPaymentOpen: boolean; readonly isSettled: boolean }
  | ({ readonly kind: "choosing" } & Loaded)
  | {
      readonly kind: "checkout";
      readonly order: Order;
      readonly complaint: Complaint | null;
      readonly notice: Notice | null;
    }
  | { readonly kind: "splitting"; readonly order: Order; readonly payAmount: CashCents | null }
  | { readonly kind: "tokenizing"; readonly order: Order }
  | { readonly kind: "checking"; readonly order: Order; readonly source: string }
  | ({ readonly kind: "paying" } & Sent)
  | ({
      readonly kind: "authenticating";
      readonly secret: string;
      readonly result: RedemptionResult;
    } & Sent)
  /** `charged`: the bank has let the payment through, with what the server had answered before. `refusal`: the server has said no. */
  | ({
      readonly kind: "reconciling";
      readonly charged: RedemptionResult | null;
      readonly refusal: { readonly message: string | null } | null;
    } & Sent)
  /** Read, and still not known. `owed`: what the bill says; null where it could not be read. */
  | ({ readonly kind: "unconfirmed"; readonly owed: CashCents | null } & Sent)
  | ({ readonly kind: "success" } & Paid)
  | ({ readonly kind: "receipt" } & Paid)
  | ({ readonly kind: "posUnconfirmed" } & Unconfirmed)
  /** The same, while the bill is read once more. */
  | ({ readonly kind: "confirming" } & Unconfirmed);

export type Kind = RedemptionState["kind"];
export type In<K extends Kind> = Extract<RedemptionState, { kind: K }>;

const earlyKinds = ["signIn", "loading", "notFound"] as const;

/** What is shown before a bill is, or without one. */
export type EarlyState = In<(typeof earlyKinds)[number]>;
export type LateState = Exclude<RedemptionState, EarlyState>;

export function isEarly(state: RedemptionState): state is EarlyState {
  return earlyKinds.some((kind) => kind === state.kind);
}

export type Event<T extends RedemptionEvent["type"]> = Extract<RedemptionEvent, { type: T }>;
export type Step<K extends Kind> = (
  state: In<K>,
  event: RedemptionEvent,
  isGuest: boolean,
) => RedemptionState;

export function checkout(
  order: Order,
  complaint: Complaint | null = null,
  notice: Notice | null = null,
): RedemptionState {
  return { kind: "checkout", order, complaint, notice };
}

/** To the sign-in, with everything kept (faults C1). */
export function signedOut(order: Order, payment: Resume["payment"] = null): RedemptionState {
  return { kind: "signIn", resume: { order, payment } };
}

/** What has happened; `nowMs` is since the epoch. */
export type RedemptionEvent =
  | { readonly type: "signedIn" }
  | { readonly type: "signedOut" }
  | {
      readonly type: "loaded";
      readonly outcome: Outcome<Loaded>;
      readonly nowMs: number;
      /** The part of the bill that the page asks for. */
      readonly payAmount: CashCents | null;
      /** The last payment that this tab knows of among the checks that were asked for. */
      readonly last: BillMark | null;
    }
  | { readonly type: "ticketChosen"; readonly number: string; readonly nowMs: number }
  | { readonly type: "anotherWanted" }
  | { readonly type: "offerChosen"; readonly key: string | null }
  | { readonly type: "cardChosen"; readonly cardId: string | null }
  | { readonly type: "tipChosen"; readonly tip: TipChoice }
  | { readonly type: "splitAsked"; readonly payAmount: CashCents | null }
  | { readonly type: "paySubmitted" }
  /** The diner has agreed in a wallet. */
  | { readonly type: "walletAgreed"; readonly source: string }
  /** `cards` where the card was kept, and `source` is its id. */
  | {
      readonly type: "cardMade";
      readonly source: string;
      readonly cards: readonly CreditCard[] | null;
    }
  | { readonly type: "cardRefused"; readonly message: string; readonly problem: Problem | null }
  | {
      readonly type: "billRead";
      readonly outcome: Outcome<Ticket>;
      readonly nowMs: number;
      readonly mark: BillMark | null;
    }
  | {
      readonly type: "payAnswered";
      readonly outcome: Outcome<RedemptionResult>;
      readonly nowMs: number;
    }
  | { readonly type: "challengeAnswered"; readonly challenge: Challenged; readonly nowMs: number }
  /** Another widget of this page pays the same bill: nothing was sent. */
  | { readonly type: "heldBack" }
  /** Another widget has paid the bill, and the restaurant's system does not know: no reading will show it. */
  | { readonly type: "paidElsewhere"; readonly mark: BillMark }
  | { readonly type: "retried" }
  | { readonly type: "receiptOpened" }
  | { readonly type: "wentBack" };
