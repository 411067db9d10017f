import type { PurchaseOptions } from "../../shared/contracts/purchase.ts";
import { dayIn, daysBetween, type CalendarDay } from "../../shared/time/calendar.ts";
import { parseDay } from "../../shared/time/parse.ts";

export interface Promo {
  readonly slug: string | null;
  readonly endsOn: CalendarDay | null;
}

/** The current promotion; one whose last day has passed is ignored (H15). */
export function promoOf(
  { promoSlug, promoEndDate }: Pick<PurchaseOptions, "promoSlug" | "promoEndDate">,
  nowMs: number,
): Promo {
  const endsOn = parseDay(promoEndDate);
  const hasEnded = endsOn !== null && daysBetween(dayIn(null, nowMs), endsOn) < 0;
  return hasEnded ? { slug: null, endsOn: null } : { slug: promoSlug, endsOn };
}
