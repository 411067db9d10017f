import type { Cents } from "../money/cents.ts";
import { formatMoney, formatPreset, type MoneyCountry } from "../money/format.ts";
import { useEnvironment } from "../widget/environment.ts";

/**
 * Formats amounts for a country, by default the page's: with two decimals, or without them if the
 * amount is whole.
 */
export function useMoney(of?: MoneyCountry): {
  readonly money: (amount: Cents) => string;
  readonly preset: (amount: Cents) => string;
} {
  const { country: ofPage } = useEnvironment();
  const country = of ?? ofPage;
  return {
    money: (amount) => formatMoney(amount, country),
    preset: (amount) => formatPreset(amount, country),
  };
}
