import type { Outcome } from "../../shared/api/outcome.ts";
import type { BillChange } from "../../shared/bill/difference.ts";
import type { Challenged } from "../../shared/card/cardPort.ts";
import type { PaymentResult, Ticket } from "../../shared/contracts/bill.ts";
import type { ManagedGuest } from "../../shared/contracts/managers.ts";
import type { CashCents } from "../../shared/money/cents.ts";
import type { Order, TipChoice } from "./order.ts";

/** Why nothing was paid, drawn where the payment is decided. */
export type CheckoutComplaint =
  /** The card's own refusal. */
  | { readonly kind: "said"; readonly message: string }
  /** The server refused, and neither the check nor the transactions show the payment. */
  | { readonly kind: "refused"; readonly message: string | null }
  | { readonly kind: "unreachable" | "declined" | "tip" | "card" }
  /** The guest's bank wants to ask the guest, who is not at this device (BEYOND-1). */
  | { readonly kind: "absent" };

export type CheckoutNotice =
  | { readonly kind: "bill-changed"; readonly changes: readonly BillChange[] }
  | { readonly kind: "guest-changed" | "not-charged" | "still-open" };

/** A payment as it was sent: what every answer and reading is held against. */
export interface SentPayment {
  readonly order: Order;
  readonly owedBefore: CashCents;
  /** Transactions that the guest had before. */
  readonly knownIds: readonly string[];
}

export interface PaidPayment {
  /** By this payment; found paid already; or read after an unknown outcome. */
  readonly how: "paid" | "already" | "found";
  readonly order: Order;
  readonly result: PaymentResult | null;
  readonly atMs: number;
}

export type CheckoutState =
  | { readonly kind: "idle" }
  | {
      readonly kind: "reviewing";
      readonly order: Order;
      readonly complaint: CheckoutComplaint | null;
      readonly notice: CheckoutNotice | null;
    }
  | { readonly kind: "checking"; readonly order: Order }
  | ({ readonly kind: "paying" } & SentPayment)
  /** The bank wants to hear from the guest, who may be there. */
  | ({ readonly kind: "challenged"; readonly secret: string } & SentPayment)
  | ({ readonly kind: "authenticating"; readonly secret: string } & SentPayment)
  /** The session ended while it was sent. */
  | ({ readonly kind: "interrupted" } & SentPayment)
  /** `refusal`: what the server said as it refused or broke down, empty where it said nothing. */
  | ({ readonly kind: "reconciling"; readonly refusal: string | null } & SentPayment)
  /** Read, and still not known. `isRead`: it could be read, and does not show the payment. */
  | ({ readonly kind: "unconfirmed"; readonly isRead: boolean } & SentPayment)
  | ({ readonly kind: "success" } & PaidPayment)
  | ({ readonly kind: "posUnconfirmed" } & PaidPayment)
  | { readonly kind: "nothingDue"; readonly order: Order };

export type CheckoutIn<K extends CheckoutState["kind"]> = Extract<CheckoutState, { kind: K }>;

export interface Readings {
  readonly guest: Outcome<ManagedGuest>;
  /** Null where the bill is only an amount. */
  readonly ticket: Outcome<Ticket> | null;
}

/** What has happened; `nowMs` is since the epoch. */
export type CheckoutEvent =
  /** `earlier`: a payment of this bill was sent from this tab and never settled; its known transactions. */
  | {
      readonly type: "opened";
      readonly order: Order;
      readonly earlier: { readonly knownIds: readonly string[] } | null;
    }
  | { readonly type: "offerChosen"; readonly key: string | null }
  | { readonly type: "cardChosen"; readonly cardId: string }
  | { readonly type: "tipChosen"; readonly tip: TipChoice }
  | { readonly type: "paySubmitted"; readonly requiresCard: boolean }
  | ({ readonly type: "read"; readonly nowMs: number } & Readings)
  | { readonly type: "heldBack" }
  | { readonly type: "answered"; readonly outcome: Outcome<PaymentResult>; readonly nowMs: number }
  | { readonly type: "guestHere" }
  | { readonly type: "guestAway" }
  | { readonly type: "challengeAnswered"; readonly challenge: Challenged }
  | { readonly type: "retried" }
  | { readonly type: "startedOver" }
  | { readonly type: "resumed" }
  | { readonly type: "closed" };
