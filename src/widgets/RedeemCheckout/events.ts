import type { Outcome, Problem } from "../../shared/api/outcome.ts";
import type { Challenged } from "../../shared/card/cardPort.ts";
import type { PaymentResult, Project, Ticket } from "../../shared/contracts/bill.ts";
import type { CreditCard } from "../../shared/contracts/cards.ts";
import type { CashCents } from "../../shared/money/cents.ts";
import type { BillMark } from "../../shared/payment/billMemory.ts";
import type { Request, TipChoice } from "./order.ts";
import type { Stage } from "./state.ts";

/** What has happened; `nowMs` is since the epoch. */
export type RedeemEvent =
  | { readonly type: "credentialsSubmitted"; readonly email: string; readonly password: string }
  | { readonly type: "signInAnswered"; readonly outcome: Outcome<unknown> }
  | { readonly type: "forgotPasswordChosen" }
  | { readonly type: "resetSubmitted"; readonly email: string }
  | { readonly type: "resetAnswered"; readonly outcome: Outcome<unknown> }
  | {
      readonly type: "projectAnswered";
      readonly outcome: Outcome<Project>;
      readonly nowMs: number;
      readonly request: Request;
      readonly remembered: BillMark | null;
    }
  | {
      readonly type: "billAnswered";
      readonly outcome: Outcome<Ticket>;
      readonly nowMs: number;
      readonly request: Request;
      readonly remembered: BillMark | null;
      readonly isPurchasePending: boolean;
    }
  | { readonly type: "retried" }
  | { readonly type: "packageChosen"; readonly packageId: string | null }
  | { readonly type: "offerChosen"; readonly key: string | null }
  | { readonly type: "cardChosen"; readonly cardId: string | null }
  /** 'Next' or 'Purchase' on addCredit. */
  | { readonly type: "creditSubmitted" }
  | {
      readonly type: "cardStored";
      readonly cards: readonly CreditCard[];
      readonly lastFour: string;
    }
  /** `problem` is null where the provider refused the card before anything was sent. */
  | {
      readonly type: "cardRefused";
      readonly message: string | null;
      readonly problem: Problem | null;
    }
  | { readonly type: "purchaseConfirmed" }
  | { readonly type: "purchaseCancelled" }
  | {
      readonly type: "purchaseAnswered";
      readonly outcome: Outcome<unknown>;
      readonly challenge?: Challenged | undefined;
    }
  | { readonly type: "tipSubmitted"; readonly tip: TipChoice }
  | { readonly type: "paySubmitted" }
  /** The diner has agreed in a wallet. */
  | { readonly type: "walletAgreed"; readonly source: string }
  | { readonly type: "splitAsked"; readonly payAmount: CashCents | null }
  /** The bill, read again before it is paid, or for a part of it. */
  | {
      readonly type: "billRead";
      readonly outcome: Outcome<Ticket>;
      readonly nowMs: number;
      readonly remembered: BillMark | null;
    }
  | { readonly type: "payAnswered"; readonly outcome: Outcome<PaymentResult> }
  | { readonly type: "challengeAnswered"; readonly challenge: Challenged }
  /** Another widget of this page pays the same bill: nothing was sent. */
  | { readonly type: "heldBack" }
  /** Another widget has paid the bill, and the restaurant's system does not know: no reading will show it. */
  | { readonly type: "paidElsewhere"; readonly mark: BillMark }
  /** What an earlier payment left open is to be paid. */
  | { readonly type: "restWanted" }
  | { readonly type: "wentBack" }
  | { readonly type: "loggedOut" }
  /** The token is gone, whoever took it: a 401, another tab. */
  | { readonly type: "signedOut" }
  /** Somebody signed in, here or in another tab. */
  | { readonly type: "signedIn" }
  /** The jump-to-stage menu. */
  | { readonly type: "stageChosen"; readonly stage: Stage };
