import { countries, type CountryCode } from "../country/countries.ts";
import type { Cents } from "./cents.ts";

export type MoneyCountry = CountryCode;

// Memo: each widget fills its own.
const formatters = new Map<string, Intl.NumberFormat>();

/** Formats `$1,234.50`, always with two decimals (G10, C9.30). */
export function formatMoney(amount: Cents, country: MoneyCountry): string {
  return formatCents(amount, country, 2);
}

/** Formats presets: `$50` for whole dollars, else `$50.25`. */
export function formatPreset(amount: Cents, country: MoneyCountry): string {
  return formatCents(amount, country, amount % 100 ? 2 : 0);
}

function formatCents(amount: Cents, country: MoneyCountry, decimals: number): string {
  const key = country + decimals;
  let formatter = formatters.get(key);
  if (!formatter) {
    const { locale, currency } = countries[country];
    formatter = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(amount / 100);
}
