import { cash, credit, type CashCents, type CreditCents } from "../../shared/money/cents.ts";
import type { OfferTier } from "../../shared/contracts/offers.ts";

/** The most that one account may get this way: 99,000 dollars of credit (A:L124). */
export const ceiling = credit(9_900_000);

/** One tier and how often; nothing chosen is null. */
export interface Chosen {
  readonly icoId: string;
  readonly quantity: number;
}

export function getTotal(tier: OfferTier, quantity: number): CreditCents {
  return credit(tier.getAmount * quantity);
}

export function payTotal(tier: OfferTier, quantity: number): CashCents {
  return cash(tier.payAmount * quantity);
}

/** One more of a tier, or null where that would pass the ceiling. Another tier starts anew: only one counts at a time. */
export function oneMore(tier: OfferTier, chosen: Chosen | null): Chosen | null {
  const quantity = (chosen?.icoId === tier.icoId ? chosen.quantity : 0) + 1;
  return getTotal(tier, quantity) <= ceiling ? { icoId: tier.icoId, quantity } : null;
}

/** One less of the chosen tier; null where none is left. */
export function oneLess(chosen: Chosen): Chosen | null {
  return chosen.quantity > 1 ? { ...chosen, quantity: chosen.quantity - 1 } : null;
}

/** Tiers that can be bought at all: a tier whose amounts are not positive is a mistake. */
export function usableTiers(tiers: readonly OfferTier[]): OfferTier[] {
  const seen = new Set<string>();
  return tiers.filter(
    ({ icoId, payAmount, getAmount }) =>
      payAmount > 0 && getAmount > 0 && !seen.has(icoId) && seen.add(icoId),
  );
}

/** Where the choice is paid: the checkout with the tier, the quantity where it is more than one, and the page's campaign. */
export function checkoutUrl(
  base: string,
  chosen: Chosen,
  campaign: Readonly<Record<string, string>>,
): string {
  const url = new URL(base);
  url.searchParams.set("ico_id", chosen.icoId);
  if (chosen.quantity > 1) url.searchParams.set("quantity", `${chosen.quantity}`);
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value);
  return url.href;
}
