import { cash, credit, type CashCents, type CreditCents } from "../../../shared/money/cents.ts";
import type { OfferTier } from "../../../shared/contracts/offers.ts";

/** The most credit that one account may add here: 99,000 dollars (A5.06). */
export const maxCredit = credit(9_900_000);

/** The chosen tier and its quantity. Null if nothing is chosen. */
export interface TierChoice {
  readonly icoId: string;
  readonly quantity: number;
}

export function creditTotal(tier: OfferTier, quantity: number): CreditCents {
  return credit(tier.getAmount * quantity);
}

export function priceTotal(tier: OfferTier, quantity: number): CashCents {
  return cash(tier.payAmount * quantity);
}

/** Adds one of a tier, or returns null above the maximum. Choosing another tier starts at one. */
export function addOne(tier: OfferTier, choice: TierChoice | null): TierChoice | null {
  const quantity = (choice?.icoId === tier.icoId ? choice.quantity : 0) + 1;
  return creditTotal(tier, quantity) <= maxCredit ? { icoId: tier.icoId, quantity } : null;
}

/** Removes one of the chosen tier. Null at zero. */
export function removeOne(choice: TierChoice): TierChoice | null {
  return choice.quantity > 1 ? { ...choice, quantity: choice.quantity - 1 } : null;
}

/** Drops tiers without positive amounts, those above the maximum, and repeated ones. */
export function validTiers(tiers: readonly OfferTier[]): OfferTier[] {
  const icoIds = new Set<string>();
  return tiers.filter(
    ({ icoId, payAmount, getAmount }) =>
      payAmount > 0 &&
      getAmount > 0 &&
      getAmount <= maxCredit &&
      !icoIds.has(icoId) &&
      icoIds.add(icoId),
  );
}

/** The checkout address with the tier, a quantity above one, and the page's campaign parameters. */
export function checkoutUrl(
  base: string,
  choice: TierChoice,
  campaign: Readonly<Record<string, string>>,
): string {
  const url = new URL(base);
  url.searchParams.set("ico_id", choice.icoId);
  if (choice.quantity > 1) url.searchParams.set("quantity", `${choice.quantity}`);
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value);
  return url.href;
}
