import type { Outcome, Problem } from "../../shared/api/outcome.ts";
import type { CreditPackage, Project, Ticket } from "../../shared/contracts/bill.ts";
import type { CreditCard } from "../../shared/contracts/cards.ts";
import type { CashCents, CreditCents } from "../../shared/money/cents.ts";
import type { Progress } from "../../shared/payment/intent/intent.ts";
import type { PaymentRecord } from "../../shared/payment/core/facts.ts";
import type { BillReading } from "../../shared/payment/core/reading.ts";
import type {
  HeldBy,
  Interrupted,
  PaymentEvent,
  PaymentState,
  Setback,
} from "../../shared/payment/core/state.ts";
import type { TipChoice } from "../../shared/payment/order.ts";
import type { KeptChoice } from "./keptChoice.ts";
import type { Order, Request } from "./order.ts";
import type { PurchaseRecord, PurchaseSettlement } from "./purchaseRecord.ts";

/** The stages of the specification (B2.02–B2.11), and the two that follow a payment. */
export const stages = [
  "login",
  "forgotPassword",
  "addCredit",
  "redeemCredit",
  "review",
  "failed",
  "error",
  "loading",
  "processing",
  "success",
] as const;

export type Stage = (typeof stages)[number];

export type OrderStage = "addCredit" | "redeemCredit" | "review";

/** Why a card or a purchase failed. Shown at the payment method. */
export type FormError =
  /**
   * The server's or the card provider's own words. `isUncharged`: the card was declined, so nothing
   * was charged for certain.
   */
  | { readonly kind: "said"; readonly message: string; readonly isUncharged: boolean }
  | { readonly kind: "unreachable" }
  | { readonly kind: "unexplained"; readonly isUncharged: boolean }
  /** The chosen package is no longer sold, or there is no card to buy it with. */
  | { readonly kind: "missing-option" }
  /** The chosen package costs or gives another amount by now, or is no longer sold. Nothing was charged. */
  | { readonly kind: "package-changed" }
  | { readonly kind: "card-required" }
  /** It is unknown which of the stored cards is the new one. */
  | { readonly kind: "card-unmatched" }
  /** Too many tries. */
  | { readonly kind: "wait"; readonly seconds: number };

/** A message that explains why the diner is at this stage. */
export type Notice =
  | Setback
  | { readonly kind: "cannot-split" }
  /** `package`: null where an earlier release has sent it. */
  | { readonly kind: "purchase-unknown"; readonly package: CreditPackage | null }
  | { readonly kind: "purchase-missing"; readonly package: CreditPackage }
  /** Another package was wanted while the outcome of this one is open. */
  | { readonly kind: "purchase-open"; readonly package: CreditPackage }
  | { readonly kind: "purchase-refused-elsewhere" }
  | { readonly kind: "purchased"; readonly credit: CreditCents };

/**
 * Why a payment has failed. `missing`: neither the page nor the server names a bill that can be
 * paid.
 */
export type Failure = Extract<Setback, { kind: "declined" | "refused" }> | { kind: "missing" };

/** Where to continue once the session, the project or the bill is available again. */
export interface Resume {
  readonly order: Order;
  readonly stage: OrderStage;
  readonly notice: Notice | null;
  /** The session ended while this order was paid. The bill tells the outcome. */
  readonly interrupted: Interrupted<Order> | null;
  /** The session ended while this package of credit was bought. The purchase is looked up. */
  readonly purchase: Purchase | null;
}

/** A package that was bought, or may have been bought. */
export interface Purchase {
  readonly package: CreditPackage;
  /** Whether the server has confirmed the purchase. */
  readonly isCertain: boolean;
}

interface Buying {
  readonly order: Order;
  readonly card: CreditCard;
  readonly package: CreditPackage;
}

interface Deciding {
  readonly order: Order;
  readonly formError: FormError | null;
  readonly notice: Notice | null;
}

/**
 * The states before and after a payment. While a bill is paid, the states are those of
 * `shared/payment/core`.
 */
type WidgetState =
  /** `isExpired`: the session has ended, which the screen explains. */
  | { readonly kind: "login"; readonly resume: Resume | null; readonly isExpired: boolean }
  /** `isRest`: the diner wants to pay the rest, and does not need the proof again. */
  | { readonly kind: "loadingProject"; readonly resume: Resume | null; readonly isRest?: boolean }
  | {
      readonly kind: "loadingBill";
      readonly project: Project;
      readonly payAmount: CashCents | null;
      readonly resume: Resume | null;
      readonly isRest: boolean;
    }
  /**
   * `reason`: the host names no bill, the bill could not be read, or its screens could not be
   * loaded. `isPaymentOpen`: the outcome of an earlier payment is unknown.
   */
  | {
      readonly kind: "error";
      readonly reason: "bill" | "incomplete" | "screen";
      readonly resume?: Resume | null;
      readonly isPaymentOpen?: boolean;
    }
  | { readonly kind: "nothingDue" }
  | ({ readonly kind: "addCredit" } & Deciding)
  | {
      readonly kind: "storingCard";
      readonly order: Order;
      readonly next: "continue" | "purchase" | "pay";
      readonly from: "addCredit" | "review";
    }
  | ({ readonly kind: "confirmingPurchase" } & Buying)
  | ({ readonly kind: "purchasing"; readonly progress: Progress } & Buying)
  /** An earlier purchase of unknown outcome is looked up. */
  | ({ readonly kind: "lookingUp"; readonly progress: Progress } & Omit<Buying, "card">)
  /** Bought: the new balance is read. */
  | ({ readonly kind: "reloading" } & Omit<Buying, "card">)
  /** The balance could not be read. */
  | ({ readonly kind: "reloadFailed"; readonly order: Order } & Purchase)
  /** `isChecked`: the tip was submitted, and its error is shown. */
  | {
      readonly kind: "redeemCredit";
      readonly order: Order;
      readonly isChecked: boolean;
      readonly notice: Notice | null;
    }
  | ({ readonly kind: "review" } & Deciding)
  | { readonly kind: "splitting"; readonly order: Order; readonly payAmount: CashCents | null }
  | { readonly kind: "failed"; readonly order: Order; readonly why: Failure };

export type RedeemState = WidgetState | PaymentState<Order>;
export type Kind = RedeemState["kind"];
export type WidgetKind = WidgetState["kind"];
export type In<K extends Kind> = Extract<RedeemState, { kind: K }>;

const earlyKinds = [
  "login",
  "loadingProject",
  "loadingBill",
  "splitting",
  "error",
  "nothingDue",
] as const;

/** States without an order on the screen. Their screens are in the first chunk. */
export type EarlyState = In<(typeof earlyKinds)[number]>;
export type LazyState = Exclude<RedeemState, EarlyState>;

export function isEarly(state: RedeemState): state is EarlyState {
  return earlyKinds.some((kind) => kind === state.kind);
}

/**
 * The specification's stage of a state. A state without a stage shows the stage that it belongs to.
 */
export function stageOf(state: RedeemState): Stage {
  switch (state.kind) {
    case "loadingProject":
    case "loadingBill":
    case "splitting":
      return "loading";
    case "storingCard":
      return state.from;
    case "confirmingPurchase":
    case "purchasing":
    case "lookingUp":
    case "reloading":
    case "reloadFailed":
      return "addCredit";
    case "paying":
    case "reconciling":
    case "unconfirmed":
      return "processing";
    case "posUnconfirmed":
    case "confirming":
    case "nothingDue":
      return "success";
    default:
      return state.kind;
  }
}

export function orderIn(state: RedeemState): Order | null {
  if ("order" in state) return state.order;
  return "resume" in state ? (state.resume?.order ?? null) : null;
}

/** The restaurant of a state, once it was read. */
export function projectIn(state: RedeemState): Project | null {
  return orderIn(state)?.project ?? ("project" in state ? state.project : null);
}

/** Goes to the sign-in and keeps everything (B4.41, fault C1). */
export function signedOut(
  order: Order,
  stage: OrderStage,
  more: Partial<Pick<Resume, "interrupted" | "purchase">> = {},
): RedeemState {
  const resume = { order, stage, notice: null, interrupted: null, purchase: null, ...more };
  return { kind: "login", resume, isExpired: true };
}

/** Events of the flow. `nowMs` is milliseconds since the epoch. */
export type RedeemEvent =
  | PaymentEvent<Order, RedeemState, BillReading>
  | {
      readonly type: "projectAnswered";
      readonly outcome: Outcome<Project>;
      readonly nowMs: number;
      readonly request: Request;
      readonly record: PaymentRecord | null;
    }
  | {
      readonly type: "billAnswered";
      readonly outcome: Outcome<Ticket>;
      readonly nowMs: number;
      readonly request: Request;
      readonly record: PaymentRecord | null;
      /** A purchase that was sent or done, and whose end no page has shown. */
      readonly unfinishedPurchase: PurchaseRecord | null;
      /** Who else is sending that purchase right now. */
      readonly purchaseHeldBy: HeldBy;
      /** How far the diner had come before a reload. */
      readonly kept: KeptChoice | null;
      /** Who else is paying this bill right now. */
      readonly heldBy: HeldBy;
    }
  | { readonly type: "packageChosen"; readonly packageId: string | null }
  | { readonly type: "offerChosen"; readonly key: string | null }
  | { readonly type: "cardChosen"; readonly cardId: string | null }
  /** 'Next' or 'Purchase' was pressed on addCredit. */
  | { readonly type: "creditSubmitted" }
  | {
      readonly type: "cardSaved";
      readonly cards: readonly CreditCard[];
      readonly lastFour: string;
    }
  /** `problem` is null if the provider refused the card before anything was sent. */
  | {
      readonly type: "cardRefused";
      readonly message: string | null;
      readonly problem: Problem | null;
    }
  | { readonly type: "purchaseConfirmed" }
  | { readonly type: "purchaseCancelled" }
  | { readonly type: "progressed"; readonly progress: Progress }
  /** `project`: as it was read since the last attempt. Null if it was not. */
  | {
      readonly type: "settled";
      readonly settlement: PurchaseSettlement;
      readonly project: Project | null;
      readonly nowMs: number;
    }
  | { readonly type: "tipChosen"; readonly tip: TipChoice }
  | { readonly type: "tipSubmitted" }
  | { readonly type: "payPressed" }
  /** The diner has agreed in a wallet. */
  | { readonly type: "walletAgreed"; readonly source: string }
  | { readonly type: "splitAsked"; readonly payAmount: CashCents | null }
  /** The diner pays what is left after an earlier payment. */
  | { readonly type: "restWanted" }
  | { readonly type: "wentBack" }
  | { readonly type: "loggedOut" }
  /** The token is gone, after a 401 or a sign-out in another tab. */
  | { readonly type: "signedOut" }
  /** Somebody has signed in, here or in another tab. */
  | { readonly type: "signedIn" }
  /** The developer has used the jump-to-stage menu. */
  | { readonly type: "stageChosen"; readonly stage: Stage };

export type Event<T extends RedeemEvent["type"]> = Extract<RedeemEvent, { type: T }>;
