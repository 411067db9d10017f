import type { CashCents } from "../../shared/money/cents.ts";
import type { AmountProblem } from "./amount.ts";
import type { texts } from "./texts.ts";

/** Why an amount is refused (A5.01–A5.05, H9). */
export function amountMessage(
  problem: AmountProblem,
  copy: typeof texts.messages.amount,
  dollars: (amount: CashCents) => string,
): string {
  switch (problem.kind) {
    case "invalid":
      return copy.invalid;
    case "above":
      return copy.above;
    case "below-account":
      return copy.belowAccount;
    case "below-minimum":
      return copy.belowMinimum({ amount: dollars(problem.minimum) });
  }
}
