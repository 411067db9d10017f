import type { PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import type { Settlement } from "../../shared/payment/intent/intent.ts";
import type { PurchaseFacts } from "./intent.ts";
import type { Gift, Order, SentGift } from "./state.ts";

export interface GiftWish {
  readonly order: Order;
  readonly purchase: PurchaseAnswer;
  /** Null if it is only looked up. */
  readonly gift: Gift | null;
  /** What it gives. Null if that is not known any more. */
  readonly sent: SentGift | null;
}

/** A gift that was sent. `sent` is null if it is not known which of several attempts it was. */
export interface Given {
  readonly sent: SentGift | null;
}

export type GiftSettlement = Settlement<GiftWish, Given, null, PurchaseFacts>;
