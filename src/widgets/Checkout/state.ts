import type { Progress } from "../../shared/payment/intent/intent.ts";
import type { CheckoutPage, PurchaseAnswer } from "../../shared/contracts/checkout.ts";
import type { Cents } from "../../shared/money/cents.ts";
import type { PayFormError } from "../../shared/payment/purchase/formError.ts";
import type { CardChoice } from "../../shared/payment/purchase/usePayForm.ts";
import type { Draft } from "./draft.ts";
import type { Target } from "./target.ts";

/** The item and its buyer, as last read from the server. */
export interface Order {
  readonly target: Target;
  readonly page: CheckoutPage;
  /** Whose purchase it is: an account; empty for a guest. */
  readonly owner: string;
  /** `session.version()` of when the order was shown: a write under another session is not sent (fault C5). */
  readonly sessionVersion: number;
  /** The key of the newest purchase of the target that this browser knew of by then; null for none. */
  readonly paidKey: string | null;
}

/** How to pay. */
export type Choice = CardChoice | { readonly kind: "wallet"; readonly source: string };

/** Why the last try to pay did not lead on; in each case nothing was charged as far as is known. */
export type FormError =
  | PayFormError
  | { readonly kind: "signed-out" }
  /** The price was read again right before paying, and is another one: nothing was sent. */
  | { readonly kind: "price-changed" }
  /** The price could not be read again: nothing was sent. */
  | { readonly kind: "unread" }
  /** The last try could not be confirmed, and the guest has decided to pay again. */
  | { readonly kind: "decided" };

/** The source of a charge: a saved card's id, or a token. */
export interface Source {
  readonly id: string;
  readonly saveCard: boolean;
  readonly cardSaved: boolean;
}

export const giftOutcomes = ["none", "open", "sending", "sent", "skipped", "unknown"] as const;
export type GiftOutcome = (typeof giftOutcomes)[number];

/** A gift that was sent: to whom, and how much; null where neither is known any more. */
export interface SentGift {
  readonly recipient: string;
  readonly amount: Cents | null;
}

export interface Gift {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
  /** `2026-03-14`; null to send it at once. */
  readonly deliverOn: string | null;
  readonly keepBonus: boolean;
}

interface Paid {
  readonly order: Order;
  readonly purchase: PurchaseAnswer;
}

/** A purchase that a buyer wants, in the very figures that are sent. */
export interface Wish {
  readonly order: Order;
  readonly source: Source;
  readonly draft: Draft;
}

/** `gone`: the server has no such item; `nothing`: the address names none; `unread`: no answer. */
export type MissingReason = "gone" | "nothing" | "unread";

export type CheckoutState =
  | { readonly kind: "loading"; readonly attempt: number }
  | { readonly kind: "missing"; readonly reason: MissingReason }
  | { readonly kind: "details"; readonly order: Order }
  | { readonly kind: "payment"; readonly order: Order; readonly formError: FormError | null }
  /** The provider makes a token of the card; no money moves. */
  | { readonly kind: "checkingCard"; readonly order: Order; readonly save: boolean }
  | {
      readonly kind: "savingCard";
      readonly order: Order;
      readonly token: string;
      readonly lastFour: string;
    }
  | {
      readonly kind: "paying";
      readonly order: Order;
      readonly source: Source;
      readonly progress: Progress;
    }
  /** What became of an attempt is read. `isUncharged`: the one attempt met a session that was over. */
  | {
      readonly kind: "lookingUp";
      readonly order: Order;
      readonly progress: Progress;
      readonly isUncharged: boolean;
    }
  /** `unclear`: the server answers, but does not say. `none`: it knows of no purchase, which may still come. */
  | {
      readonly kind: "unknown";
      readonly order: Order;
      readonly finding: "unread" | "unclear" | "none";
    }
  | (Paid & {
      readonly kind: "gift";
      readonly formError: { readonly message: string | null } | null;
    })
  | (Paid & { readonly kind: "giving"; readonly gift: Gift })
  | (Paid & {
      readonly kind: "checkingGift";
      readonly sent: SentGift | null;
      /** Null after a reload: who it is for is in the receipt alone. */
      readonly gift: Gift | null;
    })
  | (Paid & {
      readonly kind: "confirmation";
      readonly gift: GiftOutcome;
      readonly sent: SentGift | null;
    });

/** The four pages of the specification, in its order (A2.31). */
export const pages = ["checkout", "payment", "gift_page_2", "confirmation"] as const;
export type PageName = (typeof pages)[number];

/** The page that a state belongs to; null while there is none yet. */
export function pageOf({ kind }: CheckoutState): PageName | null {
  switch (kind) {
    case "loading":
    case "missing":
      return null;
    case "details":
      return "checkout";
    case "gift":
    case "giving":
    case "checkingGift":
      return "gift_page_2";
    case "confirmation":
      return "confirmation";
    default:
      return "payment";
  }
}
