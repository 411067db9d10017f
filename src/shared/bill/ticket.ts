import type { ServiceCharge, Ticket } from "../contracts/bill.ts";
import { add, maxOf, minOf } from "../money/arithmetic.ts";
import { cash, type CashCents } from "../money/cents.ts";

const nothing = cash(0);

/** The amount to pay now, without a tip; a server's negative amount counts as nothing to pay. */
export function billOf({ billAmount }: Ticket): CashCents {
  return maxOf(nothing, billAmount);
}

/** Items, taxes and service charges before a tip: what minimum spends and the tip mode look at (R6, R7). */
export function grandTotalOf({ billTotal, billAmount }: Ticket): CashCents {
  return billTotal ?? billAmount;
}

/** The amount of a service charge that is due on this bill. */
export function dueOf({ due, amount }: ServiceCharge): CashCents {
  return maxOf(nothing, due ?? amount ?? nothing);
}

/** Gratuity that the restaurant has already put on the bill (R8, R11). */
export function gratuityDueOf({ serviceCharges }: Ticket): CashCents {
  return add(nothing, ...serviceCharges.filter(({ type }) => type === "gratuity").map(dueOf));
}

export function taxOf({ taxTotal, taxes }: Ticket): CashCents {
  return taxTotal ?? add(nothing, ...taxes.map(({ displayAmount }) => displayAmount ?? nothing));
}

/** The part that credit cannot pay: what service charges marked `bill_card` leave to the card. */
export function cardOnlyOf(ticket: Ticket): CashCents {
  const cardOnlyCharges = ticket.serviceCharges.filter(({ billCard }) => billCard);
  return minOf(billOf(ticket), add(nothing, ...cardOnlyCharges.map(dueOf)));
}

/** The amount that stays open on the restaurant's side after this payment: more than nothing makes it a partial one (R12). */
export function leftUnpaidOf({ billAmountToLeaveUnpaid }: Ticket): CashCents {
  return maxOf(nothing, billAmountToLeaveUnpaid ?? nothing);
}

/** The whole amount still owed on the check, not only the part paid now. It shows whether a payment went through. */
export function owedOf(ticket: Ticket): CashCents {
  return maxOf(nothing, ticket.billAmountDue ?? add(billOf(ticket), leftUnpaidOf(ticket)));
}
