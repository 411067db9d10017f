import { cash, type CashCents } from "../../shared/money/cents.ts";
import { parseCents } from "../../shared/money/parse.ts";
import { defaultStep, type Incentive } from "./incentive.ts";

/** 99,999 dollars inclusive (A5.02). */
const maxCents = 99_999_00;

export type AmountProblem =
  | { readonly kind: "invalid" }
  | { readonly kind: "above" }
  | { readonly kind: "below-account" }
  | { readonly kind: "below-minimum"; readonly minimum: CashCents };

export type Amount =
  | { readonly amount: CashCents; readonly problem: null }
  | { readonly amount: null; readonly problem: AmountProblem | null };

const amountFormat = /^\$?[\d,]*\.?\d{0,2}$/;

/**
 * Parses the typed amount; an empty text is neither an amount nor a problem (H10). `invalid` takes
 * precedence over `above`, and `above` over the minimums.
 */
export function amountFrom(text: string, incentive: Incentive): Amount {
  const trimmed = text.trim();
  if (!trimmed) return withoutAmount(null);
  const cents = amountFormat.test(trimmed) ? parseCents(trimmed) : null;
  if (cents === null)
    return withoutAmount(/^\$?\d{13,}/.test(trimmed) ? { kind: "above" } : { kind: "invalid" });
  if (cents > maxCents) return withoutAmount({ kind: "above" });
  const problem = belowProblem(cents, incentive);
  return problem ? withoutAmount(problem) : { amount: cash(cents), problem: null };
}

function withoutAmount(problem: AmountProblem | null): Amount {
  return { amount: null, problem };
}

/** The per-spend types start at $30, the percent types at the project's own minimum (A5.03, A5.05). */
function belowProblem(
  cents: number,
  { openAmountType, openAmountMinimum }: Incentive,
): AmountProblem | null {
  if (openAmountType?.endsWith("per_spend"))
    return cents < defaultStep ? { kind: "below-account" } : null;
  if (openAmountMinimum && cents < openAmountMinimum)
    return { kind: "below-minimum", minimum: openAmountMinimum };
  return cents > 0 ? null : { kind: "invalid" };
}
