import { formatMoney, formatPreset } from "../money/format.ts";
import type { Cents } from "../money/cents.ts";
import { useEnvironment } from "../widget/environment.ts";

/** Amounts as this page's country writes them: with two decimals, or without where they are whole. */
export function useMoney(): {
  readonly money: (amount: Cents) => string;
  readonly preset: (amount: Cents) => string;
} {
  const { country } = useEnvironment();
  return {
    money: (amount) => formatMoney(amount, country),
    preset: (amount) => formatPreset(amount, country),
  };
}
