import type { BillChange } from "../../shared/bill/difference.ts";
import type { Rest } from "../../shared/bill/rest.ts";
import type { CreditPackage, PaymentResult, Project } from "../../shared/contracts/bill.ts";
import type { CreditCard } from "../../shared/contracts/cards.ts";
import type { CashCents, CreditCents } from "../../shared/money/cents.ts";
import type { Order } from "./order.ts";
import type { PaidSums } from "./pending.ts";

/** The stages of the specification (B:L16–27), and the two that follow a payment. */
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

/** Why something did not lead on, drawn beside what it concerns. */
export type Complaint =
  /** The server's or the card provider's own words. */
  | { readonly kind: "said"; readonly message: string }
  | { readonly kind: "unreachable" }
  | { readonly kind: "unexplained" }
  /** Too many tries. */
  | { readonly kind: "wait"; readonly seconds: number }
  /** The session ended. `payment`: while paying, which the server refused. */
  | { readonly kind: "signed-out"; readonly during: "stage" | "payment" | "purchase" };

/** What the diner is told on a stage that came about in another way than they expect. */
export type Notice =
  | { readonly kind: "bill-changed"; readonly changes: readonly BillChange[] }
  | { readonly kind: "offer-ended" }
  | { readonly kind: "not-charged" }
  | { readonly kind: "cannot-split" }
  | { readonly kind: "purchase-unknown" }
  | { readonly kind: "purchase-missing"; readonly amount: CashCents }
  | { readonly kind: "purchased"; readonly credit: CreditCents };

/** Where to go on once the session, the project or the bill is there again. */
export interface Resume {
  readonly order: Order;
  readonly stage: OrderStage;
  readonly notice: Notice | null;
  /** The session ended while this order was paid: the bill tells what became of it. */
  readonly payment: "refused" | "unknown" | null;
  /** The same for a package of credit, which the balance tells. */
  readonly purchase: Purchase | null;
}

/** A package that was bought, or perhaps bought. */
export interface Purchase {
  readonly package: CreditPackage;
  /** The server has said so. */
  readonly isCertain: boolean;
}

/** A payment as it was sent: what every answer and every reading is held against. */
export interface Sent {
  readonly order: Order;
  readonly owedBefore: CashCents;
}

/** The server answered with a refusal of its own, which is no proof that it took nothing; null where it had no words. */
export interface Refusal {
  readonly message: string | null;
}

interface Unconfirmed {
  /** From this payment, or from what this tab remembers of an earlier one. */
  readonly how: "paid" | "before";
  readonly order: Order;
  readonly result: PaymentResult | null;
  readonly sums: PaidSums | null;
  /** The bank has let it through: what was owed before, since the bill will tell. Null where no reading can. */
  readonly owedBefore: CashCents | null;
  /** What the bill still says. */
  readonly owed: CashCents | null;
}

export type RedeemState =
  | { readonly kind: "login"; readonly resume: Resume | null; readonly complaint: Complaint | null }
  | {
      readonly kind: "signingIn";
      readonly resume: Resume | null;
      readonly email: string;
      readonly password: string;
    }
  | {
      readonly kind: "forgotPassword";
      readonly resume: Resume | null;
      readonly complaint: Complaint | null;
      readonly sentTo: string | null;
    }
  | { readonly kind: "requestingReset"; readonly resume: Resume | null; readonly email: string }
  /** `isRest`: what is left to pay is wanted, not the proof of what was paid. */
  | { readonly kind: "loadingProject"; readonly resume: Resume | null; readonly isRest?: boolean }
  | {
      readonly kind: "loadingBill";
      readonly project: Project;
      readonly payAmount: CashCents | null;
      readonly resume: Resume | null;
      readonly isRest: boolean;
    }
  /** `reason`: the host names no bill, it could not be read, or its screens could not be fetched. `isPaymentOpen`: an earlier payment of it was never settled. */
  | {
      readonly kind: "error";
      readonly reason: "bill" | "incomplete" | "screen";
      readonly resume?: Resume | null;
      readonly isPaymentOpen?: boolean;
    }
  | { readonly kind: "nothingDue" }
  | {
      readonly kind: "addCredit";
      readonly order: Order;
      readonly complaint: Complaint | null;
      readonly notice: Notice | null;
    }
  | {
      readonly kind: "storingCard";
      readonly order: Order;
      readonly next: "continue" | "purchase" | "pay";
      readonly from: "addCredit" | "review";
    }
  | {
      readonly kind: "confirmingPurchase";
      readonly order: Order;
      readonly card: CreditCard;
      readonly package: CreditPackage;
    }
  | {
      readonly kind: "purchasing";
      readonly order: Order;
      readonly card: CreditCard;
      readonly package: CreditPackage;
    }
  /** Bought, or perhaps: what it did to the balance is read. */
  | ({ readonly kind: "reloading"; readonly order: Order } & Purchase)
  | ({ readonly kind: "reloadFailed"; readonly order: Order } & Purchase)
  | { readonly kind: "redeemCredit"; readonly order: Order; readonly notice: Notice | null }
  | {
      readonly kind: "review";
      readonly order: Order;
      readonly complaint: Complaint | null;
      readonly notice: Notice | null;
    }
  | { readonly kind: "splitting"; readonly order: Order; readonly payAmount: CashCents | null }
  /** The bill is read again just before it is paid. */
  | { readonly kind: "checking"; readonly order: Order }
  | ({ readonly kind: "paying" } & Sent)
  | ({
      readonly kind: "authenticating";
      readonly secret: string;
      readonly result: PaymentResult;
    } & Sent)
  /** The outcome is unknown: the bill is read. `charged`: the bank has let it through, with what the server had answered before. */
  | ({
      readonly kind: "reconciling";
      readonly refusal: Refusal | null;
      readonly charged: PaymentResult | null;
    } & Sent)
  /** Read, and still not known. `owed`: what the bill still says; null where it could not be read. */
  | ({
      readonly kind: "unconfirmed";
      readonly owed: CashCents | null;
      readonly refusal: Refusal | null;
    } & Sent)
  /** `owed`: what the bill said after a refusal; null where nothing had to be looked up. */
  | {
      readonly kind: "failed";
      readonly order: Order;
      readonly message: string | null;
      readonly owed: CashCents | "unread" | null;
    }
  /** `how`: by this payment; found paid already; read from the bill after an unknown outcome; or by this tab before a reload. */
  | {
      readonly kind: "success";
      readonly how: "paid" | "already" | "found" | "before";
      readonly order: Order | null;
      readonly result: PaymentResult | null;
      readonly sums: PaidSums | null;
      readonly rest: Rest | null;
    }
  | ({ readonly kind: "posUnconfirmed" } & Unconfirmed)
  /** The same, while the bill is read once more. */
  | ({ readonly kind: "confirming" } & Unconfirmed);

export type Kind = RedeemState["kind"];
export type In<K extends Kind> = Extract<RedeemState, { kind: K }>;

const earlyKinds = [
  "login",
  "signingIn",
  "forgotPassword",
  "requestingReset",
  "loadingProject",
  "loadingBill",
  "splitting",
  "error",
  "nothingDue",
] as const;

/** What is shown before an order is, or without one. */
export type EarlyState = In<(typeof earlyKinds)[number]>;
export type LateState = Exclude<RedeemState, EarlyState>;

export function isEarly(state: RedeemState): state is EarlyState {
  return earlyKinds.some((kind) => kind === state.kind);
}

/** The specification's stage of a state; what has no stage of its own shows the one it belongs to. */
export function stageOf(state: RedeemState): Stage {
  switch (state.kind) {
    case "signingIn":
      return "login";
    case "requestingReset":
      return "forgotPassword";
    case "loadingProject":
    case "loadingBill":
    case "splitting":
      return "loading";
    case "storingCard":
      return state.from;
    case "confirmingPurchase":
    case "purchasing":
    case "reloading":
    case "reloadFailed":
      return "addCredit";
    case "checking":
    case "paying":
    case "authenticating":
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
