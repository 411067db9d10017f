import { cash, type CashCents } from "../money/cents.ts";
import type { Bps } from "../money/share.ts";
import { bps, dollars, rateOf, tierFor, type GiftTier } from "./tiers.ts";

export interface GiftOrder {
  readonly recipients: number;
  /** Whole dollars. */
  readonly perPerson: number;
}

/** What an order costs, the discount rounded half up to whole cents; vouchers carry no discount. */
export interface GiftQuote {
  readonly total: CashCents;
  readonly rate: Bps;
  readonly saved: CashCents;
  readonly pay: CashCents;
}

export function quoteOf(
  { recipients, perPerson }: GiftOrder,
  tiers: readonly GiftTier[],
  isVoucher: boolean,
): GiftQuote {
  return quoteOfTotal(dollars(recipients * perPerson), tiers, isVoucher);
}

/** The same for a total that is no product, such as where some get another amount. */
export function quoteOfTotal(
  total: CashCents,
  tiers: readonly GiftTier[],
  isVoucher: boolean,
): GiftQuote {
  const tier = isVoucher || !total ? null : tierFor(total, tiers);
  const rate = tier ? rateOf(tier) : bps(0);
  const saved = cash(Math.round((total * rate) / 10_000));
  return { total, rate, saved, pay: cash(total - saved) };
}
