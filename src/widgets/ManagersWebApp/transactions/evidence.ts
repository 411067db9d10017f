import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import type { CashCents } from "../../../shared/money/cents.ts";
import { isRefund, refundableOf, statusOf, tipOf } from "./transaction.ts";

/** A transaction as it stood when its refund was sent: what every later reading is held against. */
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

/** A payment in a list of what a guest paid: new, and of that check or, without a number, of that amount. */
export function hasNewPayment(
  rows: readonly ManagedTransaction[],
  knownIds: readonly string[],
  payment: { readonly check: string | null; readonly amounts: readonly CashCents[] },
): boolean {
  const earlierIds = new Set(knownIds);
  return rows.some(({ id, checkNumber, amount, ...row }) => {
    if (id === null || earlierIds.has(id) || row.creditType === "refund_redemption") return false;
    const isAmount = amount !== null && payment.amounts.includes(amount);
    return payment.check === null ? isAmount : checkNumber === payment.check && isAmount;
  });
}
