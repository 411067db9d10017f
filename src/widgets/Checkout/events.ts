import type { Outcome } from "../../shared/api/outcome.ts";
import type { CreditCard } from "../../shared/contracts/cards.ts";
import type { Progress } from "../../shared/payment/intent/intent.ts";
import type { GiftSettlement } from "./giftWish.ts";
import type { PurchaseSettlement } from "./purchaseIntent.ts";
import type { Receipt } from "./storage.ts";
import type { Choice, Gift, MissingReason, Order, PageName } from "./state.ts";

/**
 * Where a loaded order starts: the page that the address asks for, and what this tab has stored.
 */
export interface Remembered {
  readonly wanted: PageName;
  readonly hasDetails: boolean;
  readonly isGift: boolean;
  readonly receipt: Receipt | null;
  /** Whether a purchase of this item was sent and its outcome is unknown. */
  readonly isOpen: boolean;
}

export type CheckoutEvent =
  | { readonly type: "pageLoaded"; readonly order: Order; readonly remembered: Remembered }
  | { readonly type: "pageMissing"; readonly reason: MissingReason }
  | { readonly type: "retried" }
  /** Another account than the buyer's has signed in, in another tab or widget. */
  | { readonly type: "accountChanged" }
  | { readonly type: "detailsSubmitted" }
  | { readonly type: "detailsReopened" }
  | { readonly type: "payPressed"; readonly choice: Choice }
  | { readonly type: "cardChecked"; readonly token: string; readonly lastFour: string }
  | { readonly type: "cardRefused"; readonly message: string }
  | {
      readonly type: "cardSaved";
      readonly outcome: Outcome<{ readonly creditCards: readonly CreditCard[] }>;
      /** Whether an earlier attempt to pay has an unknown outcome. */
      readonly isOpen: boolean;
    }
  | { readonly type: "progressed"; readonly progress: Progress }
  /** `order` is the order as it was last read. */
  | {
      readonly type: "settled";
      readonly settlement: PurchaseSettlement;
      readonly order: Order;
      readonly isGift: boolean;
    }
  | { readonly type: "giftSubmitted"; readonly gift: Gift }
  | { readonly type: "giftSkipped" }
  | { readonly type: "giftSettled"; readonly settlement: GiftSettlement }
  /** The first try could not be confirmed, and the guest has decided to pay again. */
  | { readonly type: "payAgainChosen" };
