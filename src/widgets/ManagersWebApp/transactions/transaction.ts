import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { add } from "../../../shared/money/arithmetic.ts";
import { cash, type CashCents } from "../../../shared/money/cents.ts";
import { parseMoment } from "../../../shared/time/parse.ts";

/**
 * Whether it is a refund, which is shown with a minus and cannot be refunded itself (C3.08, M22).
 */
export function isRefund({ creditType }: ManagedTransaction): boolean {
  return creditType === "refund_redemption";
}

/** The part of a transaction that can still be refunded (M4). */
export function refundableOf(transaction: ManagedTransaction): CashCents {
  const { refundable, amount, id } = transaction;
  if (isRefund(transaction) || id === null) return cash(0);
  return refundable ?? (amount && amount > 0 ? amount : cash(0));
}

/** Null if nothing was refunded (C3.07). */
export function statusOf({ refundStatus }: ManagedTransaction): string | null {
  return refundStatus && refundStatus !== "Not Refunded" ? refundStatus : null;
}

/** A server's status as a text, if the widget knows the status (C3.07). */
export function statusText(status: string, statuses: Readonly<Record<string, string>>): string {
  const key = status.toLowerCase().replaceAll(/[\s-]+/g, "_");
  return Object.hasOwn(statuses, key) ? (statuses[key] ?? status) : status;
}

/** A payment that was refunded completely. */
export function isRefundedInFull(transaction: ManagedTransaction): boolean {
  return !isRefund(transaction) && statusOf(transaction) === "Refunded";
}

export function tipOf({ tipDetails }: ManagedTransaction): CashCents {
  return add(cash(0), ...tipDetails.map(({ amount }) => (amount && amount > 0 ? amount : cash(0))));
}

export function momentOf({ createdAt }: ManagedTransaction): number | null {
  return parseMoment(createdAt);
}

/** Newest first. Rows without a time stay in the server's order, at the end. */
export function newestFirst(rows: readonly ManagedTransaction[]): ManagedTransaction[] {
  const timed = rows.map((row) => ({ row, at: momentOf(row) ?? -Infinity }));
  return timed
    .toSorted((one, other) => (one.at === other.at ? 0 : other.at - one.at))
    .map(({ row }) => row);
}
