import type { CashCents } from "../money/cents.ts";
import type { Bps } from "../money/share.ts";
import { quoteOf, type GiftOrder } from "./quote.ts";
import { dollars, rateOf, tierFor, type GiftTier } from "./tiers.ts";

/** How many more recipients would give an order a larger discount. */
export interface NextTier {
  /** The number of additional recipients. */
  readonly people: number;
  readonly rate: Bps;
  /** The cost of the larger order minus the cost of this one. Below 0 if more people cost less. */
  readonly more: CashCents;
}

/** The largest share of recipients that is suggested. More would be a different order. */
const mostAddedShare = 0.25;

/**
 * The smallest larger order with a larger discount. Null if it is too far away, and for vouchers.
 */
export function nextTier(
  order: GiftOrder,
  tiers: readonly GiftTier[],
  isVoucher: boolean,
): NextTier | null {
  const { recipients, perPerson } = order;
  const quote = quoteOf(order, tiers, isVoucher);
  if (isVoucher || !quote.total) return null;
  const reached = tiers.find(({ min }) => dollars(min) > quote.total);
  if (!reached) return null;
  const people = Math.ceil(reached.min / perPerson) - recipients;
  const next = quoteOf({ recipients: recipients + people, perPerson }, tiers, isVoucher);
  // SAFETY: a difference of whole cents.
  const more = (next.pay - quote.pay) as CashCents;
  const isNear = more < 0 || people <= Math.max(1, recipients * mostAddedShare);
  return next.rate > quote.rate && isNear ? { people, rate: next.rate, more } : null;
}

/** The next tier with a larger discount than that of an order of this total, or null. */
export function tierAhead(total: CashCents, tiers: readonly GiftTier[]): GiftTier | null {
  const current = tierFor(total, tiers);
  const rate = current ? rateOf(current) : 0;
  return tiers.find((tier) => dollars(tier.min) > total && rateOf(tier) > rate) ?? null;
}
