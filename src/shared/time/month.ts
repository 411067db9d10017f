import type { CalendarDay } from "./calendar.ts";
import { formatterOf } from "./formatter.ts";

/** Formats `Mar 2026`, in the widget's language. */
export function monthText(year: number, month: number, lang: string): string {
  return formatterOf("UTC", { year: "numeric", month: "short" }, lang).format(
    Date.UTC(year, month - 1, 1),
  );
}

/** Formats `Mar 9`, or as the widget's language writes it. */
export function shortDay({ year, month, day }: CalendarDay, lang: string): string {
  return formatterOf("UTC", { month: "short", day: "numeric" }, lang).format(
    Date.UTC(year, month - 1, day),
  );
}
