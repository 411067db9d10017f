import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { writeCsv } from "../../../shared/list/writeCsv.ts";
import { isoDay, dayIn, timeOfDay } from "../../../shared/time/calendar.ts";
import { formatterOf } from "../../../shared/time/formatter.ts";
import type { activityTexts } from "./activityTexts.ts";
import { isRefund, momentOf, statusOf, tipOf } from "./transaction.ts";

export interface ActivityFilter {
  /** Part of a check number or of a guest's name. */
  readonly query: string;
  /** `2026-03-14` at the restaurant. Empty for every day. */
  readonly day: string;
  /**
   * Empty for all, `payments`, `refunds`, `notRefunded`, or a refund status with the server's
   * spelling.
   */
  readonly status: string;
  /** The employee who served the guest. Empty for everyone. */
  readonly server: string;
}

export const noFilter: ActivityFilter = { query: "", day: "", status: "", server: "" };

/** Amounts in cents. */
export interface ActivityTotals {
  readonly payments: number;
  readonly tips: number;
  readonly refunds: number;
  /** Payments and tips minus refunds. */
  readonly net: number;
}

type Rows = readonly ManagedTransaction[];

function dayOf(row: ManagedTransaction, timeZone: string | null): string {
  const atMs = momentOf(row);
  return atMs === null ? "" : isoDay(dayIn(timeZone, atMs));
}

/** Days that have transactions, newest first. */
export function daysIn(rows: Rows, timeZone: string | null): string[] {
  return [...new Set(rows.map((row) => dayOf(row, timeZone)))]
    .filter(Boolean)
    .toSorted()
    .toReversed();
}

/** The refund statuses of payments, with the server's spelling. */
export function statusesIn(rows: Rows): string[] {
  return distinct(rows.map((row) => (isRefund(row) ? null : statusOf(row))));
}

/** The employees in the transactions. Empty if the host's API does not send them. */
export function serversIn(rows: Rows): string[] {
  return distinct(rows.map(({ employeeName }) => employeeName));
}

function distinct(names: readonly (string | null)[]): string[] {
  return [...new Set(names.flatMap((name) => name || []))].toSorted();
}

function hasStatus(row: ManagedTransaction, status: string): boolean {
  switch (status) {
    case "":
      return true;
    case "refunds":
      return isRefund(row);
    case "payments":
      return !isRefund(row);
    case "notRefunded":
      return !isRefund(row) && statusOf(row) === null;
    default:
      return !isRefund(row) && statusOf(row) === status;
  }
}

export function filtered(
  rows: Rows,
  { query, day, status, server }: ActivityFilter,
  timeZone: string | null,
): ManagedTransaction[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (day && dayOf(row, timeZone) !== day) return false;
    if (!hasStatus(row, status) || (server && row.employeeName !== server)) return false;
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

/** The payments of each hour of the day that has any, in cents. */
export function hoursOf(
  rows: Rows,
  timeZone: string | null,
): { readonly hour: number; readonly cents: number }[] {
  const sums = new Map<number, number>();
  for (const row of rows) {
    const atMs = momentOf(row);
    if (atMs === null || isRefund(row)) continue;
    const hour = hourIn(timeZone, atMs);
    sums.set(hour, (sums.get(hour) ?? 0) + Math.abs(row.amount ?? 0));
  }
  return [...sums]
    .map(([hour, cents]) => ({ hour, cents }))
    .toSorted((one, other) => one.hour - other.hour);
}

function hourIn(timeZone: string | null, atMs: number): number {
  const text = formatterOf(timeZone, { hour: "numeric", hourCycle: "h23" }, "en").format(atMs);
  return Number(/\d+/.exec(text)?.[0] ?? 0);
}

/** Amounts are decimal dollars, refunds are negative, and times are those of the restaurant. */
export function activityCsv(
  rows: Rows,
  timeZone: string | null,
  { columns, payment, refund }: (typeof activityTexts)["messages"],
  lang: string,
): string {
  const dollars = (cents: number): string => (cents / 100).toFixed(2);
  return writeCsv(
    [
      columns.date,
      columns.time,
      columns.check,
      columns.guest,
      columns.type,
      columns.amount,
      columns.tip,
      columns.status,
      columns.server,
      columns.issuedBy,
    ],
    rows.map((row) => {
      const atMs = momentOf(row);
      return [
        dayOf(row, timeZone),
        atMs === null ? "" : timeOfDay(timeZone, atMs, lang),
        row.checkNumber ?? "",
        row.userName ?? "",
        isRefund(row) ? refund : payment,
        dollars(isRefund(row) ? -Math.abs(row.amount ?? 0) : (row.amount ?? 0)),
        dollars(tipOf(row)),
        statusOf(row) ?? "",
        row.employeeName ?? "",
        row.issuedBy ?? "",
      ];
    }),
  );
}
