import type { Outcome } from "../../../shared/api/outcome.ts";
import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import type { Before } from "../transactions/evidence.ts";
import type { Path } from "../routes.ts";

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

export interface Sent {
  readonly subject: Subject;
  readonly request: RefundRequest;
}

/** Why the last try did not go through. */
export type RefundFormError =
  | { readonly kind: "said"; readonly message: string }
  | { readonly kind: "offline" }
  | { readonly kind: "not-issued" }
  /** Another tab or widget was at it, and it did not go through there. */
  | { readonly kind: "not-issued-elsewhere" };

export type RefundState =
  /** 'No refund data available' (C8.14). */
  | { readonly kind: "empty" }
  | {
      readonly kind: "editing";
      readonly subject: Subject;
      readonly formError: RefundFormError | null;
    }
  | ({ readonly kind: "confirming" } & Sent)
  | ({ readonly kind: "refunding" } & Sent)
  /** Another tab, or with `isHere` another widget of this page, is issuing a refund of the same transaction. */
  | ({ readonly kind: "following"; readonly isHere: boolean } & Sent)
  /** The session ended while it was sent: what became of it is read after the next sign-in. */
  | ({ readonly kind: "interrupted" } & Sent)
  /** The outcome is unknown: the transactions are read. `refusal`: what the server said as it refused or broke down, empty where it said nothing. */
  | ({ readonly kind: "reconciling"; readonly refusal: string | null } & Sent)
  /** Read, and still not known. `isRead`: the list was there and does not show it. */
  | ({ readonly kind: "unconfirmed"; readonly isRead: boolean } & Sent)
  /** `how`: the server said so; or the list shows it. */
  | ({ readonly kind: "issued"; readonly how: "answered" | "found" } & Sent);

export type RefundIn<K extends RefundState["kind"]> = Extract<RefundState, { kind: K }>;

export type RefundEvent =
  /** `earlier`: a refund of this transaction that was sent from this tab and never settled. */
  | { readonly type: "opened"; readonly subject: Subject; readonly earlier: RefundRequest | null }
  | { readonly type: "submitted"; readonly request: RefundRequest }
  | { readonly type: "cancelled" }
  | { readonly type: "confirmed" }
  /** `isRetry`: an earlier attempt of the same refund was still open when this one was sent. */
  | {
      readonly type: "answered";
      readonly outcome: Outcome<unknown>;
      readonly isRetry: boolean;
    }
  /** Another tab or widget has the lock of this refund. */
  | { readonly type: "heldBack"; readonly isHere: boolean }
  /** The outcome there; `sent`: the refund that was sent there, as far as its record tells. */
  | {
      readonly type: "followed";
      readonly isNotIssued: boolean;
      readonly sent: Pick<Sent, "request"> & { readonly before: Before };
    }
  /** Null where no list could be read. */
  | {
      readonly type: "read";
      readonly rows: readonly ManagedTransaction[] | null;
      readonly isSignedOut: boolean;
    }
  | { readonly type: "retried" }
  | { readonly type: "startedOver" }
  /** A manager is signed in again. */
  | { readonly type: "resumed" }
  | { readonly type: "closed" };
