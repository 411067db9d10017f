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

/** The transaction of a refund, and where its form was opened. */
export interface Subject {
  readonly transaction: ManagedTransaction;
  readonly before: Before;
  readonly locationId: string;
  /** Null where the list did not say. */
  readonly guestId: string | null;
  readonly from: Path;
}

/** A refund that was confirmed, in the very figures that are sent. */
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
  /** The key of the newest refund of this transaction that this browser knew of when its form was opened; null for none. */
  readonly paidKey: string | null;
}

/** A refund that was issued: its figures, and the transaction as it was before. */
export type Issued = Pick<RefundFacts, "before" | "request">;

/** What has changed since the form was opened: less can be given back. */
export type RefundChange = { readonly subject: Subject };
export type RefundConfirmation = Confirmation<Wish, Issued, RefundChange>;
export type RefundSettlement = Settlement<Wish, Issued, RefundChange, RefundFacts>;

/** Why the last try did not go through. */
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
  /** The session ended while it was sent or looked up: what became of it is read after the next sign-in. */
  | ({ readonly kind: "interrupted" } & Wish)
  | ({
      readonly kind: "unknown";
      readonly finding: "none" | "unclear" | "unread";
    } & Wish)
  /** `how`: the server said so; or the list shows it. */
  | ({ readonly kind: "issued"; readonly how: "answered" | "found" } & Wish);

export type RefundIn<K extends RefundState["kind"]> = Extract<RefundState, { kind: K }>;

export type RefundEvent =
  /** `earlier`: a refund of this transaction that was sent from this browser and never settled. */
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
  /** Check again. */
  | { readonly type: "retried" }
  /** The same refund again, after it was looked up and does not show. */
  | { readonly type: "startedOver" }
  /** A manager is signed in again. */
  | { readonly type: "resumed" }
  | { readonly type: "closed" };
