import { maxBudget } from "../../../shared/gifting/budget.ts";
import { quoteOfTotal, type GiftQuote } from "../../../shared/gifting/quote.ts";
import { cash, type CashCents } from "../../../shared/money/cents.ts";
import type { Terms } from "../account/terms.ts";
import { totalOf, type RosterView } from "../recipients/roster.ts";
import type { Draft } from "./draft.ts";

/** What an order comes to: the one object that is shown, and sent. */
export interface Plan extends GiftQuote {
  readonly count: number;
  /** What most get. */
  readonly perPerson: CashCents;
  /** Some get another amount. */
  readonly isMixed: boolean;
}

/** Of the recipients that are there, or, for links and before there are any, of the number in the first step. */
export function planOf(
  draft: Pick<Draft, "recipients" | "perPerson" | "method">,
  roster: Pick<RosterView, "rows" | "amounts">,
  { tiers, isVoucher }: Terms,
): Plan {
  const perPerson = cash(Number(draft.perPerson) * 100);
  const isListed = draft.method === "addresses" && roster.rows.length > 0;
  const count = isListed ? roster.rows.length : Number(draft.recipients);
  const total = isListed ? cash(totalOf(roster, perPerson)) : cash(count * perPerson);
  return {
    ...quoteOfTotal(total, tiers, isVoucher),
    count,
    perPerson,
    isMixed: isListed && roster.amounts.size > 0,
  };
}

export function isTooMuch({ total }: Pick<Plan, "total">): boolean {
  return total > maxBudget * 100;
}

/** Why there can be no order of it yet; null where there can. */
export function obstacleOf(
  plan: Plan,
  draft: Pick<Draft, "method">,
  { rows, flaws }: Pick<RosterView, "rows" | "flaws">,
  { mostRecipients }: Terms,
  refusals: number,
): "nothing" | "too-much" | "too-many" | "nobody" | "flaws" | null {
  if (!plan.perPerson || !plan.total) return "nothing";
  if (isTooMuch(plan)) return "too-much";
  if (plan.count > mostRecipients) return "too-many";
  if (draft.method === "links") return null;
  if (!rows.length) return "nobody";
  return flaws.size || refusals ? "flaws" : null;
}
