import type { ServiceCharge, Ticket } from "../contracts/bill.ts";
import { add, maxOf, minOf } from "../money/arithmetic.ts";
import { cash, type CashCents } from "../money/cents.ts";

const nothing = cash(0);

/** The amount to pay now, without a tip. A negative amount counts as nothing to pay. */
export function billOf({ billAmount }: Ticket): CashCents {
  return maxOf(nothing, billAmount);
}

/**
 * Items, taxes and service charges before a tip. Determines minimum spends and the tip mode (R6,
 * R7).
 */
export function grandTotalOf({ billTotal, billAmount }: Ticket): CashCents {
  return billTotal ?? billAmount;
}

/** The amount of a service charge that is due on this bill. */
export function dueOf({ due, amount }: ServiceCharge): CashCents {
  return maxOf(nothing, due ?? amount ?? nothing);
}

/** Gratuity that the restaurant has already added to the bill (R8, R11). */
export function gratuityDueOf({ serviceCharges }: Ticket): CashCents {
  return add(nothing, ...serviceCharges.filter(({ type }) => type === "gratuity").map(dueOf));
}

export function taxOf({ taxTotal, taxes }: Ticket): CashCents {
  return taxTotal ?? add(nothing, ...taxes.map(({ displayAmount }) => displayAmount ?? nothing));
}

/**
 * The part that credit cannot pay: service charges marked `bill_card`, which only the card pays.
 */
export function cardOnlyOf(ticket: Ticket): CashCents {
  const cardOnlyCharges = ticket.serviceCharges.filter(({ billCard }) => billCard);
  return minOf(billOf(ticket), add(nothing, ...cardOnlyCharges.map(dueOf)));
}

/**
 * The amount that the restaurant is still owed after this payment. If it is more than zero, the
 * payment is partial (R12).
 */
export function leftUnpaidOf({ billAmountToLeaveUnpaid }: Ticket): CashCents {
  return maxOf(nothing, billAmountToLeaveUnpaid ?? nothing);
}

/** The whole amount still owed on the check, not only the part paid now. It shows whether a payment went through. */
export function owedOf(ticket: Ticket): CashCents {
  return maxOf(nothing, ticket.billAmountDue ?? add(billOf(ticket), leftUnpaidOf(ticket)));
}
