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
  /** The account that buys. Empty for a guest. */
  readonly owner: string;
  /**
   * `session.version()` at the time when the order was shown. A write is not sent in another
   * session (fault C5).
   */
  readonly sessionVersion: number;
  /**
   * The key of the newest purchase of the item that this browser knew at that time. Null if there
   * was none.
   */
  readonly paidKey: string | null;
}

/** How to pay. */
export type Choice = CardChoice | { readonly kind: "wallet"; readonly source: string };

/** Why the last try to pay failed. As far as is known, nothing was charged. */
export type FormError =
  | PayFormError
  | { readonly kind: "signed-out" }
  /** The price was read again right before paying and has changed. Nothing was sent. */
  | { readonly kind: "price-changed" }
  /** The price could not be read again. Nothing was sent. */
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

/** Whether a gift was sent, and its outcome is unknown. */
export const isGiftOpen = (gift: GiftOutcome): boolean => gift === "sending" || gift === "unknown";

/** A gift that was sent. */
export interface SentGift {
  readonly recipient: string;
  readonly amount: Cents | null;
  /** A hash of its body, which tells it from another attempt. Empty in a receipt of release 1.0.0. */
  readonly bodyHash: string;
}

/** Why a gift is still to be sent. The purchase stands. */
export type GiftError =
  | { readonly kind: "refused"; readonly message: string | null }
  | { readonly kind: "notSent" }
  /** The outcome of the last attempt is unknown. `sent` is what it would have given. */
  | { readonly kind: "unconfirmed"; readonly sent: SentGift | null };

export interface Gift {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
  /** `2026-03-14`. Null to send it at once. */
  readonly deliverOn: string | null;
  readonly keepBonus: boolean;
}

interface Paid {
  readonly order: Order;
  readonly purchase: PurchaseAnswer;
}

/** A purchase that a buyer wants, with exactly the amounts that are sent. */
export interface Wish {
  readonly order: Order;
  readonly source: Source;
  readonly draft: Draft;
}

/**
 * `gone`: the server has no such item. `nothing`: the address names none. `unread`: there was no
 * answer.
 */
export type MissingReason = "gone" | "nothing" | "unread";

export type CheckoutState =
  | { readonly kind: "loading"; readonly attempt: number }
  | { readonly kind: "missing"; readonly reason: MissingReason }
  | { readonly kind: "details"; readonly order: Order }
  | { readonly kind: "payment"; readonly order: Order; readonly formError: FormError | null }
  /** The provider creates a token for the card. No money moves. */
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
  /**
   * The outcome of an attempt is being read. `isUncharged`: the only attempt was refused because
   * the session had ended.
   */
  | {
      readonly kind: "lookingUp";
      readonly order: Order;
      readonly progress: Progress;
      readonly isUncharged: boolean;
    }
  /**
   * `unclear`: the server answers, but the answer does not tell. `none`: it knows no purchase,
   * which may still arrive.
   */
  | {
      readonly kind: "unknown";
      readonly order: Order;
      readonly finding: "unread" | "unclear" | "none";
    }
  | (Paid & {
      readonly kind: "gift";
      readonly formError: GiftError | null;
    })
  | (Paid & { readonly kind: "giving"; readonly gift: Gift })
  | (Paid & { readonly kind: "checkingGift"; readonly sent: SentGift | null })
  | (Paid & {
      readonly kind: "confirmation";
      readonly gift: GiftOutcome;
      readonly sent: SentGift | null;
    });

const earlyKinds = ["loading", "missing", "details"] as const;
/** The states whose screens and effects are in the widget's own file. */
type EarlyState = Extract<CheckoutState, { kind: (typeof earlyKinds)[number] }>;
/** The states whose screens and effects load after the first screen (`latePart.ts`). */
export type LateState = Exclude<CheckoutState, EarlyState>;

/** Whether the code of a state loads after the first screen. */
export function isLate(state: CheckoutState): state is LateState {
  return !earlyKinds.some((kind) => kind === state.kind);
}

/** Whether the first call is under way. */
export const isLoading = ({ kind }: CheckoutState): boolean => kind === "loading";

/** The four pages of the specification, in its order (A2.31). */
export const pages = ["checkout", "payment", "gift_page_2", "confirmation"] as const;
export type PageName = (typeof pages)[number];

/** The page of a state. Null while there is none. */
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
