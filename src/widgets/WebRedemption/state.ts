import type { Outcome, Problem } from "../../shared/api/outcome.ts";
import type { Ticket } from "../../shared/contracts/bill.ts";
import type { CreditCard } from "../../shared/contracts/cards.ts";
import type { RedemptionPlace } from "../../shared/contracts/redemption.ts";
import type { CashCents } from "../../shared/money/cents.ts";
import type { PaymentRecord } from "../../shared/payment/core/facts.ts";
import type { BillReading } from "../../shared/payment/core/reading.ts";
import type {
  HeldBy,
  Interrupted,
  PaidBill,
  PaymentEvent,
  PaymentState,
  Setback,
} from "../../shared/payment/core/state.ts";
import type { TipChoice } from "../../shared/payment/order.ts";
import type { KeptChoice } from "./keptChoice.ts";
import type { Order } from "./order.ts";

/** A ticket with its number, and what this browser knows about an earlier payment of it. */
export interface OpenCheck {
  readonly ticket: Ticket;
  readonly number: string;
  readonly record: PaymentRecord | null;
  /** The other tab or widget that is paying the check now. */
  readonly heldBy: HeldBy;
}

export interface Loaded {
  readonly project: RedemptionPlace;
  readonly checks: readonly OpenCheck[];
}

/** The words of the provider or the server, or the key of our own, which follow the language. */
export type CardError =
  | { readonly message: string }
  | { readonly own: "cardNotSaved" | "unmatched" };

/** Why the diner is at the checkout again. */
export type CheckoutNotice =
  | Setback
  /** The provider refused the card before anything was sent. Shown at the field. */
  | { readonly kind: "card"; readonly error: CardError }
  | { readonly kind: "tip" }
  | { readonly kind: "cannot-split" };

/** Where to continue after a new sign-in. */
export interface Resume {
  readonly order: Order;
  /** The session ended while this order was paid. */
  readonly interrupted: Interrupted<Order> | null;
}

/**
 * The states before and after a payment. While a bill is paid, the states are those of
 * `shared/payment/core`.
 */
type WidgetState =
  | { readonly kind: "signIn"; readonly resume: Resume | null }
  /** `isRest`: the diner wants to pay the rest, and does not need the proof again. */
  | { readonly kind: "loading"; readonly resume: Resume | null; readonly isRest: boolean }
  /**
   * `isPaymentOpen`: the outcome of an earlier payment is unknown. `isSettled`: the checks were
   * read, and nothing is due.
   */
  | { readonly kind: "notFound"; readonly isPaymentOpen: boolean; readonly isSettled: boolean }
  | ({ readonly kind: "choosing" } & Loaded)
  | { readonly kind: "checkout"; readonly order: Order; readonly notice: CheckoutNotice | null }
  | { readonly kind: "splitting"; readonly order: Order; readonly payAmount: CashCents | null }
  | { readonly kind: "tokenizing"; readonly order: Order }
  | ({ readonly kind: "receipt" } & PaidBill<Order>);

export type RedemptionState = WidgetState | PaymentState<Order>;
export type Kind = RedemptionState["kind"];
export type In<K extends Kind> = Extract<RedemptionState, { kind: K }>;

const earlyKinds = ["signIn", "loading", "notFound"] as const;

/** States without a bill on the screen. Their screens are in the first chunk. */
export type EarlyState = In<(typeof earlyKinds)[number]>;
export type LazyState = Exclude<RedemptionState, EarlyState>;

export function isEarly(state: RedemptionState): state is EarlyState {
  return earlyKinds.some((kind) => kind === state.kind);
}

/** The restaurant of a state, once it was read. */
export function projectIn(state: RedemptionState): RedemptionPlace | null {
  if ("project" in state) return state.project;
  return "order" in state && state.order ? state.order.project : null;
}

export type Event<T extends RedemptionEvent["type"]> = Extract<RedemptionEvent, { type: T }>;

export function checkout(order: Order, notice: CheckoutNotice | null = null): RedemptionState {
  return { kind: "checkout", order, notice };
}

/** Goes to the sign-in and keeps everything (fault C1). */
export function signedOut(
  order: Order,
  interrupted: Resume["interrupted"] = null,
): RedemptionState {
  return { kind: "signIn", resume: { order, interrupted } };
}

/** Events of the flow. `nowMs` is milliseconds since the epoch. */
export type RedemptionEvent =
  | PaymentEvent<Order, RedemptionState, BillReading<RedemptionPlace>>
  | { readonly type: "signedIn" }
  | { readonly type: "signedOut" }
  /** 'Log Out' was pressed. Nothing stays for the next guest of a shared phone. */
  | { readonly type: "loggedOut" }
  | {
      readonly type: "loaded";
      readonly outcome: Outcome<Loaded>;
      readonly nowMs: number;
      /** The part of the bill that the page asks for. */
      readonly payAmount: CashCents | null;
      /** The last payment of this tab for one of the requested checks. */
      readonly last: { readonly number: string; readonly record: PaymentRecord } | null;
      /** The check and the tip that were chosen before a reload. */
      readonly kept: KeptChoice | null;
    }
  | { readonly type: "ticketChosen"; readonly number: string; readonly nowMs: number }
  | { readonly type: "anotherWanted" }
  | { readonly type: "offerChosen"; readonly key: string | null }
  | { readonly type: "cardChosen"; readonly cardId: string | null }
  | { readonly type: "tipChosen"; readonly tip: TipChoice }
  | { readonly type: "splitAsked"; readonly payAmount: CashCents | null }
  /** The diner has agreed in a wallet. */
  | { readonly type: "payPressed" }
  | { readonly type: "walletAgreed"; readonly source: string }
  /** `cards` if the card was stored. `source` is then its id. */
  | {
      readonly type: "cardMade";
      readonly source: string;
      readonly lastFour: string;
      readonly cards: readonly CreditCard[] | null;
    }
  | { readonly type: "cardRefused"; readonly error: CardError; readonly problem: Problem | null }
  | { readonly type: "receiptOpened" }
  | { readonly type: "wentBack" };
