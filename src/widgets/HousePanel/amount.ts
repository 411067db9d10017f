import { cash, type CashCents } from "../../shared/money/cents.ts";
import { parseCents } from "../../shared/money/parse.ts";
import type { Incentive } from "./incentive.ts";

/** 99,999 dollars may be bought, a cent more may not (A:L119). */
const mostCents = 99_999_00;
const perSpendLeastCents = 30_00;

export type AmountProblem =
  | { readonly kind: "invalid" }
  | { readonly kind: "above" }
  | { readonly kind: "below-account" }
  | { readonly kind: "below-minimum"; readonly minimum: CashCents };

export type Amount =
  | { readonly amount: CashCents; readonly problem: null }
  | { readonly amount: null; readonly problem: AmountProblem | null };

const written = /^\$?[\d,]*\.?\d{0,2}$/;

/** What was typed, or what is wrong with it; an empty field is neither (H10). Invalid beats above beats below. */
export function amountFrom(text: string, incentive: Incentive): Amount {
  const trimmed = text.trim();
  if (!trimmed) return refused(null);
  const cents = written.test(trimmed) ? parseCents(trimmed) : null;
  if (cents === null)
    return refused(/^\$?\d{13,}/.test(trimmed) ? { kind: "above" } : { kind: "invalid" });
  if (cents > mostCents) return refused({ kind: "above" });
  const problem = belowProblem(cents, incentive);
  return problem ? refused(problem) : { amount: cash(cents), problem: null };
}

function refused(problem: AmountProblem | null): Amount {
  return { amount: null, problem };
}

/** The per-spend types start at $30, the percent types at the project's own minimum (A:L122). */
function belowProblem(
  cents: number,
  { openAmountType, openAmountMinimum }: Incentive,
): AmountProblem | null {
  if (openAmountType?.endsWith("per_spend"))
    return cents < perSpendLeastCents ? { kind: "below-account" } : null;
  if (openAmountMinimum && cents < openAmountMinimum)
    return { kind: "below-minimum", minimum: openAmountMinimum };
  return cents > 0 ? null : { kind: "invalid" };
}
