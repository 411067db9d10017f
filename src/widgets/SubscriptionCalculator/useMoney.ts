import { cash, type Cents } from "../../shared/money/cents.ts";
import { formatMoney, formatPreset } from "../../shared/money/format.ts";
import { useEnvironment } from "../../shared/widget/environment.ts";

/** Formats amounts in the currency of the widget's country. */
export function useMoney() {
  const { country } = useEnvironment();
  return {
    exact: (amount: Cents) => formatMoney(amount, country),
    whole: (dollars: number) => formatPreset(cash(dollars * 100), country),
  };
}
