import type { Gift } from "../../shared/contracts/gifts.ts";
import { dayIn, daysBetween, longDate } from "../../shared/time/calendar.ts";
import { parseDay, parseMoment } from "../../shared/time/parse.ts";

export type GiftStatus = "open" | "claimed" | "expired" | "unknown";

const claimedStatuses = ["claimed", "redeemed", "used"];
/** Statuses of gifts withdrawn by the sender or the server; they count as unknown. */
const withdrawnStatuses = [
  "canceled",
  "cancelled",
  "revoked",
  "refunded",
  "void",
  "voided",
  "unknown",
  "not_found",
];

/** Whether a gift can still be claimed; with an unrecognized status its date decides. */
export function giftStatusOf({ status, expiresAt }: Gift, nowMs: number): GiftStatus {
  const normalized =
    status
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, "_") ?? "";
  if (claimedStatuses.includes(normalized)) return "claimed";
  if (withdrawnStatuses.includes(normalized)) return "unknown";
  return normalized === "expired" || hasExpired(expiresAt, nowMs) ? "expired" : "open";
}

/** A time expires when it is reached, a date at the end of that day in the visitor's time zone. */
function hasExpired(expiresAt: string | null, nowMs: number): boolean {
  const moment = parseMoment(expiresAt);
  if (moment !== null) return moment <= nowMs;
  const day = parseDay(expiresAt);
  return day !== null && daysBetween(dayIn(null, nowMs), day) < 0;
}

/** Formats `March 14, 2026`, or as the widget's language writes it; null without a date. */
export function expiryDate({ expiresAt }: Gift, lang: string): string | null {
  const day = parseDay(expiresAt);
  return day && longDate(day, lang);
}
