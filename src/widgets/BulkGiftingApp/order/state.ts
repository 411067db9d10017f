import type { Outcome } from "../../../shared/api/outcome.ts";
import type { BulkOrder } from "../../../shared/contracts/bulkGifting.ts";
import type { CreditCard } from "../../../shared/contracts/cards.ts";
import type { PayFormError } from "../../../shared/payment/purchase/formError.ts";
import type { CardChoice } from "../../../shared/payment/purchase/usePayForm.ts";
import type { Progress } from "../../../shared/payment/intent/intent.ts";
import type { OrderSettlement } from "./intent.ts";
import type { Step } from "../routes.ts";

/** Why the last try to pay failed. As far as is known, nothing was charged. */
export type FormError =
  | PayFormError
  /** The server has refused some of the recipients. Their rows show why. */
  | { readonly kind: "rows"; readonly count: number };

/** The source of a charge: a saved card's id, or a token. */
export interface Source {
  readonly id: string;
  readonly cardSaved: boolean;
}

/** What the success shows of an order. */
export type SentOrder = Pick<
  BulkOrder,
  "id" | "status" | "recipientCount" | "total" | "deliverAt" | "receiptUrl"
>;

export type OrderState =
  | { readonly kind: "building"; readonly step: Step; readonly formError: FormError | null }
  | { readonly kind: "checkingCard"; readonly save: boolean }
  | { readonly kind: "savingCard"; readonly token: string; readonly lastFour: string }
  | { readonly kind: "paying"; readonly source: Source; readonly progress: Progress }
  /** The outcome of an order is being read. */
  | { readonly kind: "lookingUp"; readonly progress: Progress }
  /** `none` means that the server does not know the order, which may still arrive. */
  | { readonly kind: "unknown"; readonly finding: "none" | "unclear" | "unread" }
  /** The order is placed. `isShownAgain` after a reload of its success. */
  | { readonly kind: "sent"; readonly order: BulkOrder; readonly isShownAgain: false }
  | { readonly kind: "sent"; readonly order: SentOrder; readonly isShownAgain: true };

export type OrderEvent =
  | { readonly type: "stepChosen"; readonly step: Step }
  /** An earlier order was sent, and its outcome is unknown. */
  | { readonly type: "resumed" }
  | { readonly type: "payPressed"; readonly choice: CardChoice }
  | { readonly type: "cardChecked"; readonly token: string; readonly lastFour: string }
  | { readonly type: "cardRefused"; readonly message: string }
  | {
      readonly type: "cardSaved";
      /** The ids of the cards that were saved before. */
      readonly before: readonly CreditCard[];
      readonly outcome: Outcome<{ readonly creditCards: readonly CreditCard[] }>;
      /** Whether an earlier attempt to pay has an unknown outcome. */
      readonly isOpen: boolean;
    }
  | { readonly type: "progressed"; readonly progress: Progress }
  | {
      readonly type: "settled";
      readonly settlement: OrderSettlement;
      readonly refusedRows: number;
    }
  | { readonly type: "retried" }
  | { readonly type: "payAgainChosen" }
  /** The success was on the screen before a reload. */
  | { readonly type: "shownAgain"; readonly order: SentOrder }
  | { readonly type: "anotherStarted" }
  /** Another account has signed in, or this one has signed out. */
  | { readonly type: "dropped" };

/** A request was sent, and its outcome must be known before anything else happens. */
export function isInProgress({ kind }: OrderState): boolean {
  return kind !== "building" && kind !== "sent" && kind !== "unknown";
}
