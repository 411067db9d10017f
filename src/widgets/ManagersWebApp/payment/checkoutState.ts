import type { Ticket } from "../../../shared/contracts/bill.ts";
import type { ManagedGuest } from "../../../shared/contracts/managers.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import type { PaymentRecord } from "../../../shared/payment/core/facts.ts";
import type {
  HeldBy,
  Interrupted,
  PaymentEvent,
  PaymentState,
  Setback,
} from "../../../shared/payment/core/state.ts";
import type { TipChoice } from "../../../shared/payment/order.ts";
import type { Order } from "./order.ts";

/** Why the review is shown again; a field's own error is shown at the field. */
export type CheckoutNotice =
  | Setback
  | { readonly kind: "tip" }
  | { readonly kind: "card" }
  /** This browser has paid the check, but there is something to pay on it again. */
  | { readonly kind: "owes-again"; readonly paid: CashCents; readonly atMs: number };

/** A bill is paid in the states of `shared/payment/core`; these come before and after. */
type OwnState =
  | { readonly kind: "idle" }
  | { readonly kind: "reviewing"; readonly order: Order; readonly notice: CheckoutNotice | null }
  /** The session ended while it was sent or looked up. */
  | ({ readonly kind: "interrupted" } & Interrupted<Order>)
  | { readonly kind: "nothingDue"; readonly order: Order };

export type CheckoutState = OwnState | PaymentState<Order>;
export type CheckoutIn<K extends CheckoutState["kind"]> = Extract<CheckoutState, { kind: K }>;

/** The data read before and after a payment; null where it could not be read or does not exist. */
export interface Reading {
  readonly guest: ManagedGuest | null;
  readonly ticket: Ticket | null;
}

/** The events; `nowMs` is since the epoch. */
export type CheckoutEvent =
  | PaymentEvent<Order, CheckoutState, Reading>
  /** `record`: what this browser knows of an earlier payment of this bill. */
  | {
      readonly type: "opened";
      readonly order: Order;
      readonly record: PaymentRecord | null;
      /** This page has shown that payment as paid. */
      readonly isShown: boolean;
      /** Another widget of this page is sending that payment. */
      readonly heldBy: HeldBy;
      /** The page was reloaded after the payment of this bill had been sent. */
      readonly wasSent: boolean;
    }
  | { readonly type: "offerChosen"; readonly key: string | null }
  | { readonly type: "cardChosen"; readonly cardId: string }
  | { readonly type: "tipChosen"; readonly tip: TipChoice }
  | { readonly type: "reviewSubmitted"; readonly requiresCard: boolean }
  /** Whether the guest, whom the bank asks, is there. */
  | { readonly type: "guestAnswered"; readonly isHere: boolean }
  | { readonly type: "resumed" }
  /** The checkout is not on the screen any more. */
  | { readonly type: "left" }
  | { readonly type: "closed" };
