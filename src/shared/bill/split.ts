import type { Ticket } from "../contracts/bill.ts";
import { cash, type CashCents } from "../money/cents.ts";
import { halfUp } from "../money/share.ts";

/** One of `guests` equal shares, rounded up, so that the last guest never pays more than the others. */
export function equalShare(owed: CashCents, guests: number): CashCents {
  return cash(Math.ceil(owed / guests));
}

/** The cost of an item times its quantity, in cents. Null if the server does not send it. */
export function itemCost({
  total,
  price,
  quantity,
}: Ticket["lineItems"][number]): CashCents | null {
  return total ?? (quantity === null || quantity === 1 ? price : null);
}

/**
 * The chosen items with their share of taxes, charges and discounts, rounded half up. Null if the
 * cost of an item is unknown.
 */
export function itemShare(
  owed: CashCents,
  { lineItems }: Pick<Ticket, "lineItems">,
  isChosen: (index: number) => boolean,
): CashCents | null {
  const costs = lineItems.map(itemCost);
  const sum = (all: readonly (number | null)[]) => all.reduce<number>((a, b) => a + (b ?? 0), 0);
  const whole = sum(costs);
  if (costs.includes(null) || whole <= 0) return null;
  return cash(halfUp((owed * sum(costs.filter((_, index) => isChosen(index)))) / whole));
}
