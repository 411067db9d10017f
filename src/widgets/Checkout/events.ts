import type { Outcome } from "../../shared/api/outcome.ts";
import type { Challenged } from "../../shared/card/cardPort.ts";
import type { CreditCard } from "../../shared/contracts/cards.ts";
import type { PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import type { Receipt } from "./storage.ts";
import type { Choice, Gift, MissingReason, Order, PageName } from "./state.ts";

/** Where a loaded order starts: what the address asks for and what this tab remembers. */
export interface Remembered {
  readonly wanted: PageName;
  readonly hasDetails: boolean;
  readonly isGift: boolean;
  readonly receipt: Receipt | null;
  /** A purchase of this item was sent, and its outcome is not known. */
  readonly isOpen: boolean;
}

export type CheckoutEvent =
  | { readonly type: "pageLoaded"; readonly order: Order; readonly remembered: Remembered }
  | { readonly type: "pageMissing"; readonly reason: MissingReason }
  | { readonly type: "retried" }
  | { readonly type: "detailsSubmitted" }
  | { readonly type: "detailsReopened" }
  | { readonly type: "payPressed"; readonly choice: Choice }
  | { readonly type: "cardChecked"; readonly token: string; readonly lastFour: string }
  | { readonly type: "cardRefused"; readonly message: string }
  | {
      readonly type: "cardSaved";
      readonly outcome: Outcome<{ readonly creditCards: readonly CreditCard[] }>;
    }
  | {
      readonly type: "purchaseAnswered";
      readonly outcome: Outcome<PurchaseAnswer>;
      readonly isGift: boolean;
      /** An earlier attempt of the same purchase was still open when this one was sent. */
      readonly isRetry: boolean;
    }
  /** Another tab or widget has the lock of this purchase. */
  | { readonly type: "heldElsewhere"; readonly isHere: boolean }
  /** The outcome there; `purchase` as far as it is known. */
  | {
      readonly type: "followed";
      readonly outcome: "paid" | "notCharged" | "unknown";
      readonly purchase: PurchaseAnswer | null;
    }
  | { readonly type: "bankAnswered"; readonly challenged: Challenged }
  /** `purchase`: found; null: there is none; undefined: the server does not say. */
  | {
      readonly type: "lookedUp";
      readonly order: Order;
      readonly purchase: PurchaseAnswer | null | undefined;
      readonly isGift: boolean;
    }
  | { readonly type: "lookUpFailed"; readonly isGift: boolean }
  | { readonly type: "giftSubmitted"; readonly gift: Gift }
  | { readonly type: "giftSkipped" }
  | { readonly type: "giftAnswered"; readonly outcome: Outcome<unknown> }
  | { readonly type: "giftLookedUp"; readonly wasSent: boolean | null }
  /** The first try could not be confirmed, and the guest decides to pay again. */
  | { readonly type: "payAgainChosen" };
