import type { Outcome } from "../../../shared/api/outcome.ts";
import type { Challenged } from "../../../shared/card/cardPort.ts";
import type { BulkOrder } from "../../../shared/contracts/bulkGifting.ts";
import type { CreditCard } from "../../../shared/contracts/cards.ts";
import type { Refusal, UnrefusedError } from "../../../shared/payment/purchase/formError.ts";
import type { CardChoice } from "../../../shared/payment/purchase/usePayForm.ts";
import type { Step } from "../routes.ts";

/** Why the last try to pay did not lead on; in each case nothing was charged as far as is known. */
export type FormError =
  | UnrefusedError
  /** The server refused the order. `isLookedUp`: it knows of no such order, so another one may be sent. */
  | ({ readonly kind: "refused"; readonly isLookedUp: boolean } & Refusal)
  /** The server refused some of the recipients: shown at their rows. */
  | { readonly kind: "rows"; readonly count: number };

/** The source of a charge: a saved card's id, or a token. */
export interface Source {
  readonly id: string;
  readonly cardSaved: boolean;
}

export type OrderState =
  | { readonly kind: "building"; readonly step: Step; readonly formError: FormError | null }
  | { readonly kind: "checkingCard"; readonly save: boolean }
  | { readonly kind: "savingCard"; readonly token: string; readonly lastFour: string }
  | { readonly kind: "paying"; readonly source: Source }
  /** Another tab, or with `isHere` another widget of this page, is placing the same order. */
  | { readonly kind: "following"; readonly isHere: boolean }
  | {
      readonly kind: "authenticating";
      readonly order: BulkOrder;
      readonly clientSecret: string;
      readonly cardSaved: boolean;
    }
  /** The outcome of the order is read. `agreed`: the provider said that it is paid. `refusal`: the server said no, and it is read whether money moved all the same. */
  | {
      readonly kind: "reconciling";
      readonly agreed: BulkOrder | null;
      readonly attempt: number;
      readonly refusal?: Refusal;
    }
  /** `none`: the server knows of no such order, which may still come through. */
  | { readonly kind: "unconfirmed"; readonly finding: "unknown" | "none" }
  | { readonly kind: "sent"; readonly order: BulkOrder };

export type OrderEvent =
  | { readonly type: "stepChosen"; readonly step: Step }
  /** An earlier order was sent and its outcome is unknown. */
  | { readonly type: "resumed" }
  | { readonly type: "payPressed"; readonly choice: CardChoice }
  | { readonly type: "cardChecked"; readonly token: string; readonly lastFour: string }
  | { readonly type: "cardRefused"; readonly message: string }
  | {
      readonly type: "cardSaved";
      /** The saved cards until then. */
      readonly before: readonly CreditCard[];
      readonly outcome: Outcome<{ readonly creditCards: readonly CreditCard[] }>;
    }
  | {
      readonly type: "orderAnswered";
      readonly outcome: Outcome<BulkOrder>;
      readonly refusedRows: number;
      /** An earlier attempt of the same order was still open when this one was sent. */
      readonly isRetry: boolean;
    }
  /** Another tab or widget has the lock of this order. */
  | { readonly type: "heldElsewhere"; readonly isHere: boolean }
  /** The outcome of the order there. */
  | { readonly type: "followed"; readonly outcome: "paid" | "notCharged" | "unknown" }
  | { readonly type: "bankAnswered"; readonly challenged: Challenged }
  | { readonly type: "lookedUp"; readonly order: BulkOrder | null }
  | { readonly type: "lookUpFailed" }
  | { readonly type: "retried" }
  | { readonly type: "payAgainChosen" }
  | { readonly type: "anotherStarted" }
  /** Another account has signed in, or this one has signed out. */
  | { readonly type: "dropped" };

/** A request was sent whose outcome must be known before anything else happens. */
export function isInProgress({ kind }: OrderState): boolean {
  return kind !== "building" && kind !== "sent" && kind !== "unconfirmed";
}
