import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import { isRefund, refundableOf, statusOf, tipOf } from "./transaction.ts";

/** A transaction when its refund was sent, which is compared with every later reading. */
export interface Before {
  readonly transactionId: string;
  readonly refundable: CashCents;
  readonly tip: CashCents;
  readonly status: string | null;
  /** Refunds that the list already had. */
  readonly refundIds: readonly string[];
}

const mostRefundIds = 100;

export function before(
  transaction: ManagedTransaction,
  rows: readonly ManagedTransaction[],
): Before {
  return {
    transactionId: transaction.id ?? "",
    refundable: refundableOf(transaction),
    tip: tipOf(transaction),
    status: statusOf(transaction),
    refundIds: refundIdsIn(rows),
  };
}

function refundIdsIn(rows: readonly ManagedTransaction[]): string[] {
  return rows
    .filter(isRefund)
    .flatMap(({ id }) => (id === null ? [] : [id]))
    .slice(0, mostRefundIds);
}

/**
 * Whether the list shows that a refund of this amount was issued: less can be given back, by at least that much, or the
 * status says so. False where nothing has changed at all; null where the list does not tell.
 */
export function isIssued(
  { transactionId, refundable, status }: Before,
  amount: CashCents,
  rows: readonly ManagedTransaction[],
): boolean | null {
  const current = rows.find(({ id }) => id === transactionId);
  if (!current) return null;
  const less = refundable - refundableOf(current);
  if (less >= amount) return true;
  if (less !== 0) return null;
  return statusOf(current) === status ? false : statusOf(current) !== null;
}

/** A payment as the list would show it: of that check or, without a number, of one of these amounts. */
export interface ListedPayment {
  readonly check: string | null;
  readonly amounts: readonly CashCents[];
}

/** The ids of all rows that look like this payment. */
export function idsLike(
  rows: readonly ManagedTransaction[],
  { check, amounts }: ListedPayment,
): string[] {
  return rows.flatMap(({ id, checkNumber, amount, creditType }) => {
    if (id === null || creditType === "refund_redemption") return [];
    const isLike = amount !== null && amounts.includes(amount);
    return isLike && (check === null || checkNumber === check) ? [id] : [];
  });
}

/** Whether the list shows this payment as one that it did not show before. */
export function hasNewPayment(
  rows: readonly ManagedTransaction[],
  knownIds: readonly string[],
  payment: ListedPayment,
): boolean {
  const earlierIds = new Set(knownIds);
  return idsLike(rows, payment).some((id) => !earlierIds.has(id));
}
