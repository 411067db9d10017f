import { cash, type Cents } from "../../shared/money/cents.ts";
import { formatMoney, formatPreset } from "../../shared/money/format.ts";
import { useEnvironment } from "../../shared/widget/environment.ts";

/** Amounts in the words of the widget's country. */
export function useMoney() {
  const { country } = useEnvironment();
  return {
    exact: (amount: Cents) => formatMoney(amount, country),
    whole: (dollars: number) => formatPreset(cash(dollars * 100), country),
  };
}
