import type { Gift } from "../../shared/contracts/gifts.ts";
import { dayIn, daysBetween, longDate } from "../../shared/time/calendar.ts";
import { parseDay, parseMoment } from "../../shared/time/parse.ts";

export type Standing = "open" | "claimed" | "expired" | "unknown";

const claimed = ["claimed", "redeemed", "used"];
/** Taken back by the sender or the server: as good as never sent. */
const withdrawn = [
  "canceled",
  "cancelled",
  "revoked",
  "refunded",
  "void",
  "voided",
  "unknown",
  "not_found",
];

/** Whether a gift can still be claimed; a status that nobody knows leaves that to its date. */
export function standingOf({ status, expiresAt }: Gift, nowMs: number): Standing {
  const said =
    status
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, "_") ?? "";
  if (claimed.includes(said)) return "claimed";
  if (withdrawn.includes(said)) return "unknown";
  return said === "expired" || isOver(expiresAt, nowMs) ? "expired" : "open";
}

/** A moment ends when it has come, a bare day with its last hour where the guest is. */
function isOver(expiresAt: string | null, nowMs: number): boolean {
  const moment = parseMoment(expiresAt);
  if (moment !== null) return moment <= nowMs;
  const day = parseDay(expiresAt);
  return day !== null && daysBetween(dayIn(null, nowMs), day) < 0;
}

/** `March 14, 2026`; null where the gift says no date. */
export function expiryDate({ expiresAt }: Gift): string | null {
  const day = parseDay(expiresAt);
  return day && longDate(day);
}
