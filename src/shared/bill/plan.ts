import type { Project, Ticket } from "../contracts/bill.ts";
import { add, minOf, subtract } from "../money/arithmetic.ts";
import { creditFor, cashValueOf, type CashCents, type CreditCents } from "../money/cents.ts";
import { fraction, shareHalfUp, type Bps } from "../money/share.ts";
import { balanceOf } from "./balance.ts";
import { billOf, cardOnlyOf } from "./ticket.ts";

/** The amounts of a payment. `offer + credit + cardForBill` is the bill, `cardForBill + tip` the card, to the cent. */
export interface PaymentPlan {
  readonly bill: CashCents;
  readonly offer: CreditCents;
  readonly credit: CreditCents;
  /** The part of the bill that the card pays. */
  readonly cardForBill: CashCents;
  readonly tip: CashCents;
  /** The whole charge of the card; a tip is always part of it. */
  readonly card: CashCents;
  /** Bill and tip. */
  readonly total: CashCents;
  /** Credit that comes back on what neither credit nor offer paid, half up (B9.12, R29). */
  readonly earned: CreditCents;
}

export interface PlanParts {
  readonly bill: CashCents;
  /** The part of the bill that credit cannot pay. */
  readonly cardOnly: CashCents;
  readonly balance: CreditCents;
  readonly offerWorth: CreditCents;
  readonly tip: CashCents;
  readonly earnRate: Bps;
}

/** The offer pays first, then credit, then the card; neither of the first two touches what is for the card alone. */
export function paymentPlan({
  bill,
  cardOnly,
  balance,
  offerWorth,
  tip,
  earnRate,
}: PlanParts): PaymentPlan {
  const forCredit = creditFor(subtract(bill, minOf(bill, cardOnly)));
  const offer = minOf(forCredit, offerWorth);
  const credit = minOf(subtract(forCredit, offer), balance);
  const cardForBill = subtract(bill, cashValueOf(add(offer, credit)));
  return {
    bill,
    offer,
    credit,
    cardForBill,
    tip,
    card: add(cardForBill, tip),
    total: add(bill, tip),
    earned: creditFor(shareHalfUp(earnRate, cardForBill)),
  };
}

/** The rate if the server sends none (C9.16). */
const defaultEarnRate = 0.2;

/** 0.2 and 20 both mean 20 %; an invalid value means the default. */
export function earnRateOf({
  subCreditBackPercent: rate,
}: Pick<Project, "subCreditBackPercent">): Bps {
  if (rate === null || rate < 0 || rate > 100) return fraction(defaultEarnRate);
  return fraction(rate > 1 ? rate / 100 : rate);
}

/** The plan of a bill with an offer of this worth and a tip. */
export function planOf(
  project: Project,
  ticket: Ticket,
  offerWorth: CreditCents,
  tip: CashCents,
): PaymentPlan {
  return paymentPlan({
    bill: billOf(ticket),
    cardOnly: cardOnlyOf(ticket),
    balance: balanceOf(project),
    offerWorth,
    tip,
    earnRate: earnRateOf(project),
  });
}

/** The bill is at most balance and offer together, so no credit has to be added; equal is enough (B4.09). */
export function isCovered(project: Project, ticket: Ticket, offerWorth: CreditCents): boolean {
  return creditFor(billOf(ticket)) <= add(balanceOf(project), offerWorth);
}
