import { systemClock } from "../../../shared/host/clock.ts";
import { dayIn, timeOfDay } from "../../../shared/time/calendar.ts";
import { monthText } from "../../../shared/time/month.ts";
import type { texts } from "../workspace/texts.ts";

/** The order of day, month and time, and the language of the month. */
export interface MomentWords {
  readonly transactions: Pick<
    (typeof texts)["messages"]["transactions"],
    "moment" | "momentOfYear"
  >;
  readonly lang: string;
}

/** `Nov 22, 2026, 7:26 AM` at the restaurant (M27). */
export function momentOn(
  atMs: number,
  timeZone: string | null,
  { transactions, lang }: MomentWords,
): string {
  return transactions.momentOfYear(partsOf(atMs, timeZone, lang));
}

/** `Nov 22, 7:26 AM` at the restaurant. The year is added if it is not this year. */
export function shortMoment(atMs: number, timeZone: string | null, words: MomentWords): string {
  return dayIn(timeZone, atMs).year === dayIn(timeZone, systemClock()).year
    ? words.transactions.moment(partsOf(atMs, timeZone, words.lang))
    : momentOn(atMs, timeZone, words);
}

function partsOf(atMs: number, timeZone: string | null, lang: string) {
  const { year, month, day } = dayIn(timeZone, atMs);
  const [monthName = ""] = monthText(year, month, lang).split(" ");
  return {
    month: monthName,
    day: String(day),
    year: String(year),
    time: timeOfDay(timeZone, atMs, lang),
  };
}
