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
import type { Order } from "./order.ts";

/** A ticket with a number to ask for it by, and what this browser knows of an earlier payment of it. */
export interface OpenCheck {
  readonly ticket: Ticket;
  readonly number: string;
  readonly record: PaymentRecord | null;
  /** Who else is paying it right now. */
  readonly heldBy: HeldBy;
}

export interface Loaded {
  readonly project: RedemptionPlace;
  readonly checks: readonly OpenCheck[];
}

/** Why the diner is at the checkout again. */
export type CheckoutNotice =
  | Setback
  /** The card's own refusal before anything was sent; it is shown at the field. */
  | { readonly kind: "card"; readonly message: string }
  | { readonly kind: "tip" }
  | { readonly kind: "cannot-split" };

/** Where to go on after a new sign-in. */
export interface Resume {
  readonly order: Order;
  /** The session ended while this order was paid. */
  readonly interrupted: Interrupted<Order> | null;
}

/** A bill is paid in the states of `shared/payment/core`; these come before and after. */
type WidgetState =
  | { readonly kind: "signIn"; readonly resume: Resume | null }
  /** `isRest`: what is left to pay is wanted, not the proof of what was paid. */
  | { readonly kind: "loading"; readonly resume: Resume | null; readonly isRest: boolean }
  /** `isPaymentOpen`: an earlier payment was never settled. `isSettled`: the checks are there, and nothing is to be paid. */
  | { readonly kind: "notFound"; readonly isPaymentOpen: boolean; readonly isSettled: boolean }
  | ({ readonly kind: "choosing" } & Loaded)
  | { readonly kind: "checkout"; readonly order: Order; readonly notice: CheckoutNotice | null }
  | { readonly kind: "splitting"; readonly order: Order; readonly payAmount: CashCents | null }
  | { readonly kind: "tokenizing"; readonly order: Order }
  | ({ readonly kind: "receipt" } & PaidBill<Order>);

export type RedemptionState = WidgetState | PaymentState<Order>;
export type Kind = RedemptionState["kind"];
export type In<K extends Kind> = Extract<RedemptionState, { kind: K }>;
export type WidgetKind = WidgetState["kind"];

const earlyKinds = ["signIn", "loading", "notFound"] as const;

/** States without a bill on the screen; their screens are in the first chunk. */
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
export type Step<K extends WidgetKind> = (
  state: In<K>,
  event: RedemptionEvent,
  isGuest: boolean,
) => RedemptionState;

export function checkout(order: Order, notice: CheckoutNotice | null = null): RedemptionState {
  return { kind: "checkout", order, notice };
}

/** To the sign-in, with everything kept (fault C1). */
export function signedOut(
  order: Order,
  interrupted: Resume["interrupted"] = null,
): RedemptionState {
  return { kind: "signIn", resume: { order, interrupted } };
}

/** Events of the flow; `nowMs` is since the epoch. */
export type RedemptionEvent =
  | PaymentEvent<BillReading<RedemptionPlace>>
  | { readonly type: "signedIn" }
  | { readonly type: "signedOut" }
  /** 'Log Out': nothing is kept for the next guest of a shared phone. */
  | { readonly type: "loggedOut" }
  | {
      readonly type: "loaded";
      readonly outcome: Outcome<Loaded>;
      readonly nowMs: number;
      /** The part of the bill that the page asks for. */
      readonly payAmount: CashCents | null;
      /** The last payment that this tab knows of among the checks that were asked for. */
      readonly last: { readonly number: string; readonly record: PaymentRecord } | null;
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
  /** `cards` where the card was kept, and `source` is its id. */
  | {
      readonly type: "cardMade";
      readonly source: string;
      readonly cards: readonly CreditCard[] | null;
    }
  | { readonly type: "cardRefused"; readonly message: string; readonly problem: Problem | null }
  | { readonly type: "receiptOpened" }
  | { readonly type: "wentBack" };
