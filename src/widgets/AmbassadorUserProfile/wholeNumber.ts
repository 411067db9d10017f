import { localeOf } from "../../shared/time/formatter.ts";

/** Formats `12,500` as the widget's language writes it. */
export function wholeNumber(count: number, lang: string): string {
  return count.toLocaleString(localeOf(lang), { maximumFractionDigits: 0 });
}
