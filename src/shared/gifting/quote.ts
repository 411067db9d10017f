import { cash, type CashCents } from "../money/cents.ts";
import { bps, type Bps } from "../money/share.ts";
import { dollars, rateOf, tierFor, type GiftTier } from "./tiers.ts";

export interface GiftOrder {
  readonly recipients: number;
  /** In whole dollars. */
  readonly perPerson: number;
}

/** The price of an order. The discount is rounded half up to whole cents; vouchers have none. */
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

/** For totals that are not amount × count, such as orders with different amounts per recipient. */
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
