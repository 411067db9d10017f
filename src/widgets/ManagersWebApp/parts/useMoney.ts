import type { Cents } from "../../../shared/money/cents.ts";
import { formatMoney } from "../../../shared/money/format.ts";
import { useEnvironment } from "../../../shared/widget/environment.ts";

/** Amounts as this page's country writes them. */
export function useMoney(): (amount: Cents) => string {
  const { country } = useEnvironment();
  return (amount) => formatMoney(amount, country);
}
