import { dayIn, daysUntil, longDate, plusDays, type CalendarDay } from "./calendar.ts";
import type { TextSource } from "../texts/language.ts";
import { expiryTexts } from "./expiryTexts.ts";
import { parseDay } from "./parse.ts";

/** An offer's expiration as the API sends it (A3.20). */
export interface Expiration {
  readonly mode?: string | null;
  readonly days?: number | null;
  readonly date?: string | null;
}

export type Expiry =
  | { readonly kind: "never" }
  | { readonly kind: "after-days"; readonly days: number }
  | { readonly kind: "on-day"; readonly day: CalendarDay };

const defaultDays = 30;

/**
 * `set_date` with a date ends on that day, `no_expiration` never; everything else ends after
 * `days`, 30 by default (O21).
 */
export function expiryOf({ mode, days, date }: Expiration, timeZone?: string | null): Expiry {
  if (mode === "no_expiration") return { kind: "never" };
  const day = mode === "days" ? null : parseDay(date, timeZone);
  if (day) return { kind: "on-day", day };
  return {
    kind: "after-days",
    days: typeof days === "number" && days > 0 ? Math.floor(days) : defaultDays,
  };
}

/** Formats `Never expires`, `Expires 30 days after you claim it` or `Expires March 14, 2026`, or as the widget's language writes it. */
export function expiryText(expiry: Expiry, { lang, messagesOf }: TextSource): string {
  const copy = messagesOf(expiryTexts);
  if (expiry.kind === "never") return copy.never;
  if (expiry.kind === "on-day") return copy.onDay({ date: longDate(expiry.day, lang) });
  return copy.afterDays({ days: expiry.days });
}

/**
 * Formats an end without the word `Expires`, for a row with that label. `isClaimed`: the claim is in
 * the past.
 */
export function expiryTime(
  expiry: Expiry,
  isClaimed = false,
  { lang, messagesOf }: TextSource,
): string {
  const copy = messagesOf(expiryTexts);
  if (expiry.kind === "never") return copy.never;
  if (expiry.kind === "on-day") return longDate(expiry.day, lang);
  return isClaimed ? copy.daysSince({ days: expiry.days }) : copy.days({ days: expiry.days });
}

/** The expiry of an offer that was claimed at a moment in ms since the epoch, as a date. */
export function expiryAfterClaim(expiry: Expiry, claimedAtMs: number): Expiry {
  return expiry.kind === "after-days"
    ? { kind: "on-day", day: plusDays(dayIn(null, claimedAtMs), expiry.days) }
    : expiry;
}

/** An offer is valid until the end of its last day in the restaurant's time zone. */
export function isExpired(expiry: Expiry, nowMs: number, timeZone?: string | null): boolean {
  return expiry.kind === "on-day" && daysUntil(expiry.day, nowMs, timeZone) < 0;
}
