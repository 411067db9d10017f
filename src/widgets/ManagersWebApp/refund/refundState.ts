import type {
  Confirmation,
  NotSentCause,
  Progress,
  Settlement,
} from "../../../shared/payment/intent/intent.ts";
import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import type { Before } from "../transactions/evidence.ts";
import type { Path } from "../routes.ts";
import type { RefundFacts } from "./refundIntent.ts";

/** The transaction of a refund, and the screen on which its form was opened. */
export interface Subject {
  readonly transaction: ManagedTransaction;
  readonly before: Before;
  readonly locationId: string;
  /** Null if the list does not say. */
  readonly guestId: string | null;
  readonly from: Path;
}

/** A refund that was confirmed, with exactly the amounts that are sent. */
export interface RefundRequest {
  readonly reason: string;
  readonly amount: CashCents;
  readonly notes: string;
  readonly modifiesTip: boolean;
}

/** A refund that a manager wants. */
export interface Wish {
  readonly subject: Subject;
  readonly request: RefundRequest;
  /**
   * The key of the newest refund of this transaction that this browser knew when the form was
   * opened. Null if there was none.
   */
  readonly paidKey: string | null;
}

/** A refund that was issued: its amounts, and the transaction before it. */
export type Issued = Pick<RefundFacts, "before" | "request">;

/** What has changed since the form was opened: less can be refunded. */
export type RefundChange = { readonly subject: Subject };
export type RefundConfirmation = Confirmation<Wish, Issued, RefundChange>;
export type RefundSettlement = Settlement<Wish, Issued, RefundChange, RefundFacts>;

/** Why the last try failed. */
export type RefundFormError =
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "notSent"; readonly cause: NotSentCause }
  /** The transaction was read again before the refund was sent, and has changed. */
  | { readonly kind: "changed" };

export type RefundState =
  /** 'No refund data available' (C8.14). */
  | { readonly kind: "empty" }
  | {
      readonly kind: "editing";
      readonly subject: Subject;
      readonly paidKey: string | null;
      readonly formError: RefundFormError | null;
    }
  | ({ readonly kind: "confirming" } & Wish)
  | ({ readonly kind: "refunding"; readonly progress: Progress } & Wish)
  | ({ readonly kind: "lookingUp"; readonly progress: Progress } & Wish)
  /**
   * The session ended while the refund was sent or looked up. Its outcome is read after the next
   * sign-in.
   */
  | ({ readonly kind: "interrupted" } & Wish)
  | ({
      readonly kind: "unknown";
      readonly finding: "none" | "unclear" | "unread";
    } & Wish)
  /** `how`: whether the server confirmed it, or the list shows it. */
  | ({ readonly kind: "issued"; readonly how: "answered" | "found" } & Wish);

export type RefundIn<K extends RefundState["kind"]> = Extract<RefundState, { kind: K }>;

export type RefundEvent =
  /**
   * `earlier`: a refund of this transaction that this browser sent, and whose outcome is unknown.
   */
  | {
      readonly type: "opened";
      readonly subject: Subject;
      readonly paidKey: string | null;
      readonly earlier: RefundRequest | null;
    }
  | { readonly type: "submitted"; readonly request: RefundRequest }
  | { readonly type: "cancelled" }
  | { readonly type: "confirmed" }
  | { readonly type: "progressed"; readonly progress: Progress }
  | { readonly type: "settled"; readonly settlement: RefundSettlement }
  /** The manager has pressed Check again. */
  | { readonly type: "retried" }
  /** The manager sends the same refund again, after it was looked up and not found. */
  | { readonly type: "startedOver" }
  /** A manager has signed in again. */
  | { readonly type: "resumed" }
  | { readonly type: "closed" };
