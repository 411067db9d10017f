import type { CashCents } from "../money/cents.ts";
import type { Bps } from "../money/share.ts";
import { quoteOf, type GiftOrder } from "./quote.ts";
import type { GiftTier } from "./tiers.ts";
import { dollars } from "./tiers.ts";

/** A few more recipients with whom an order reaches a larger discount. */
export interface NextTier {
  /** How many more recipients. */
  readonly people: number;
  readonly rate: Bps;
  /** What the larger order costs, less what this one costs: below 0 where more people cost less. */
  readonly more: CashCents;
}

/** The share of recipients that may be added before the offer is no longer about this order. */
const mostAddedShare = 0.25;

/** The smallest larger order with a larger discount; null where it is far away, and for vouchers. */
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
