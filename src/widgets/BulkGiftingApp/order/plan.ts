import { maxBudget } from "../../../shared/gifting/budget.ts";
import { quoteOfTotal, type GiftQuote } from "../../../shared/gifting/quote.ts";
import { cash, type CashCents } from "../../../shared/money/cents.ts";
import type { Terms } from "../account/terms.ts";
import { totalOf, type RecipientListView } from "../recipients/recipientList.ts";
import type { Draft } from "./draft.ts";

/** The amounts of an order. The same object is shown and sent. */
export interface Plan extends GiftQuote {
  readonly count: number;
  /** The amount of recipients who have no amount of their own. */
  readonly perPerson: CashCents;
  /** Recipients whose amount differs from `perPerson`. */
  readonly otherAmounts: number;
}

/**
 * The totals for the listed recipients. For links, or before any recipient is listed, uses the
 * number from the first step.
 */
export function planOf(
  draft: Pick<Draft, "recipients" | "perPerson" | "method">,
  recipientList: Pick<RecipientListView, "rows" | "amounts">,
  { tiers, isVoucher }: Terms,
): Plan {
  const perPerson = cash(Number(draft.perPerson) * 100);
  const isListed = draft.method === "addresses" && recipientList.rows.length > 0;
  const count = isListed ? recipientList.rows.length : Number(draft.recipients);
  const total = isListed ? cash(totalOf(recipientList, perPerson)) : cash(count * perPerson);
  return {
    ...quoteOfTotal(total, tiers, isVoucher),
    count,
    perPerson,
    otherAmounts: isListed
      ? [...recipientList.amounts.values()].filter((cents) => cents !== perPerson).length
      : 0,
  };
}

export function isTooMuch({ total }: Pick<Plan, "total">): boolean {
  return total > maxBudget * 100;
}

/** Why the order cannot be placed yet. Null if it can. */
export function orderProblem(
  plan: Plan,
  draft: Pick<Draft, "method">,
  { rows, fieldErrors }: Pick<RecipientListView, "rows" | "fieldErrors">,
  { mostRecipients }: Terms,
  refusals: number,
): "nothing" | "too-much" | "too-many" | "no-recipients" | "fieldErrors" | null {
  if (!plan.perPerson || !plan.total) return "nothing";
  if (isTooMuch(plan)) return "too-much";
  if (plan.count > mostRecipients) return "too-many";
  if (draft.method === "links") return null;
  if (!rows.length) return "no-recipients";
  return fieldErrors.size || refusals ? "fieldErrors" : null;
}
