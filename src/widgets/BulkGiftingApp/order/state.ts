import type { Outcome } from "../../../shared/api/outcome.ts";
import type { BulkOrder } from "../../../shared/contracts/bulkGifting.ts";
import type { CreditCard } from "../../../shared/contracts/cards.ts";
import type { PayFormError } from "../../../shared/payment/purchase/formError.ts";
import type { CardChoice } from "../../../shared/payment/purchase/usePayForm.ts";
import type { Progress } from "../../../shared/payment/intent/intent.ts";
import type { OrderSettlement } from "./intent.ts";
import type { Step } from "../routes.ts";

/** Why the last try to pay did not lead on; in each case nothing was charged as far as is known. */
export type FormError =
  | PayFormError
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
  | { readonly kind: "paying"; readonly source: Source; readonly progress: Progress }
  /** What became of an order is read. */
  | { readonly kind: "lookingUp"; readonly progress: Progress }
  /** `none`: the server knows of no such order, which may still come through. */
  | { readonly kind: "unknown"; readonly finding: "none" | "unclear" | "unread" }
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
  | { readonly type: "progressed"; readonly progress: Progress }
  | {
      readonly type: "settled";
      readonly settlement: OrderSettlement;
      readonly refusedRows: number;
    }
  | { readonly type: "retried" }
  | { readonly type: "payAgainChosen" }
  | { readonly type: "anotherStarted" }
  /** Another account has signed in, or this one has signed out. */
  | { readonly type: "dropped" };

/** A request was sent whose outcome must be known before anything else happens. */
export function isInProgress({ kind }: OrderState): boolean {
  return kind !== "building" && kind !== "sent" && kind !== "unknown";
}
