import type { Project, Ticket } from "../contracts/bill.ts";
import { add, minOf, subtract } from "../money/arithmetic.ts";
import { creditFor, cashValueOf, type CashCents, type CreditCents } from "../money/cents.ts";
import { fraction, shareHalfUp, type Bps } from "../money/share.ts";
import { balanceOf } from "./balance.ts";
import { billOf, cardOnlyOf } from "./ticket.ts";

/**
 * The amounts of a payment. To the cent, `offer + credit + cardForBill` is the bill, and
 * `cardForBill + tip` is the charge of the card.
 */
export interface PaymentPlan {
  readonly bill: CashCents;
  readonly offer: CreditCents;
  readonly credit: CreditCents;
  /** The part of the bill that the card pays. */
  readonly cardForBill: CashCents;
  readonly tip: CashCents;
  /** The whole charge of the card. It always includes the tip. */
  readonly card: CashCents;
  /** The bill with the tip. */
  readonly total: CashCents;
  /**
   * The credit that is earned on what neither credit nor offer paid, rounded half up (B9.12, R29).
   */
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

/**
 * The offer pays first, then credit, then the card. Neither offer nor credit pays the part that
 * only the card can pay.
 */
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

/** 0.2 and 20 both mean 20 %. An invalid value means the default. */
export function earnRateOf({
  subCreditBackPercent: rate,
}: Pick<Project, "subCreditBackPercent">): Bps {
  if (rate === null || rate < 0 || rate > 100) return fraction(defaultEarnRate);
  return fraction(rate > 1 ? rate / 100 : rate);
}

/** The plan of a bill with an offer of this value and a tip. */
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

/** Whether balance and offer together pay the bill, so that no credit has to be added (B4.09). */
export function isCovered(project: Project, ticket: Ticket, offerWorth: CreditCents): boolean {
  return creditFor(billOf(ticket)) <= add(balanceOf(project), offerWorth);
}
