import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { writeCsv } from "../../../shared/csv/writeCsv.ts";
import { isoDay, dayIn, timeOfDay } from "../../../shared/time/calendar.ts";
import { activityCopy as copy } from "./activityCopy.ts";
import { isRefund, momentOf, statusOf, tipOf } from "./transaction.ts";

export interface ActivityFilter {
  /** Part of a check number or of a guest's name. */
  readonly query: string;
  /** `2026-03-14` at the restaurant; empty for every day. */
  readonly day: string;
  readonly kind: "" | "payments" | "refunds" | "refunded";
}

export const noFilter: ActivityFilter = { query: "", day: "", kind: "" };

/** Amounts in cents. */
export interface ActivityTotals {
  readonly payments: number;
  readonly tips: number;
  readonly refunds: number;
  /** Payments and tips without what went back. */
  readonly net: number;
}

type Rows = readonly ManagedTransaction[];

function dayOf(row: ManagedTransaction, timeZone: string | null): string {
  const at = momentOf(row);
  return at === null ? "" : isoDay(dayIn(timeZone, at));
}

/** Days that have transactions, newest first. */
export function daysIn(rows: Rows, timeZone: string | null): string[] {
  return [...new Set(rows.map((row) => dayOf(row, timeZone)))]
    .filter(Boolean)
    .toSorted()
    .toReversed();
}

export function filtered(
  rows: Rows,
  { query, day, kind }: ActivityFilter,
  timeZone: string | null,
): ManagedTransaction[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (day && dayOf(row, timeZone) !== day) return false;
    if (kind === "payments" && isRefund(row)) return false;
    if (kind === "refunds" && !isRefund(row)) return false;
    if (kind === "refunded" && (isRefund(row) || statusOf(row) === null)) return false;
    const text = `${row.userName ?? ""} ${row.checkNumber ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export function totalsOf(rows: Rows): ActivityTotals {
  let [payments, tips, refunds] = [0, 0, 0];
  for (const row of rows) {
    const amount = Math.abs(row.amount ?? 0);
    if (isRefund(row)) refunds += amount;
    else {
      payments += amount;
      tips += tipOf(row);
    }
  }
  return { payments, tips, refunds, net: payments + tips - refunds };
}

/** Decimal dollars, refunds negative, times at the restaurant. */
export function activityCsv(rows: Rows, timeZone: string | null): string {
  const dollars = (cents: number): string => (cents / 100).toFixed(2);
  return writeCsv(
    copy.columns,
    rows.map((row) => {
      const at = momentOf(row);
      return [
        dayOf(row, timeZone),
        at === null ? "" : timeOfDay(timeZone, at),
        row.checkNumber ?? "",
        row.userName ?? "",
        isRefund(row) ? copy.refund : copy.payment,
        dollars(isRefund(row) ? -Math.abs(row.amount ?? 0) : (row.amount ?? 0)),
        dollars(tipOf(row)),
        statusOf(row) ?? "",
      ];
    }),
  );
}
