import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { add } from "../../../shared/money/arithmetic.ts";
import { cash, type CashCents } from "../../../shared/money/cents.ts";
import { isRefund, refundableOf, statusOf, tipOf } from "./transaction.ts";

/** A transaction at the time when its refund was sent. Every later reading is compared with it. */
export interface Before {
  readonly transactionId: string;
  readonly refundable: CashCents;
  readonly tip: CashCents;
  readonly status: string | null;
  /** The refunds that the list already contained. */
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
 * What the list shows of a refund that one of these issuers has sent. `mine`: there is a new refund
 * of this amount by this manager. `none`: the transaction has not changed, or only by others.
 * `unclear`: less can be refunded, or the status has changed, and the list does not say by whom.
 */
export function refundEvidence(
  { transactionId, refundable, tip, status, refundIds }: Before,
  { amount, modifiesTip }: { readonly amount: CashCents; readonly modifiesTip: boolean },
  rows: readonly ManagedTransaction[],
  issuers: readonly string[],
): "mine" | "none" | "unclear" {
  const current = rows.find(({ id }) => id === transactionId);
  if (!current) return "unclear";
  const earlierIds = new Set(refundIds);
  const newRefunds = rows.filter(
    (row) => isRefund(row) && row.id !== null && !earlierIds.has(row.id) && isOf(row, current),
  );
  const isMine = ({ issuedBy }: ManagedTransaction): boolean =>
    issuedBy !== null && issuers.some((issuer) => isSameName(issuer, issuedBy));
  // With the tip, the list may show more than was asked for. Release 1.0.0 has not noted the tip.
  const mostWithTip = tip > 0 ? add(amount, tip) : Infinity;
  const most = modifiesTip ? mostWithTip : amount;
  const isThis = (row: ManagedTransaction): boolean =>
    row.amount !== null && row.amount >= amount && row.amount <= most;
  const less = refundable - refundableOf(current);
  if (less >= amount && newRefunds.some((row) => isMine(row) && isThis(row))) return "mine";
  const byOthers = newRefunds.filter((row) => row.issuedBy !== null && !isMine(row));
  // Another status without a refund: one is on its way, and may be this one.
  if (less === 0 && !byOthers.length) return statusOf(current) === status ? "none" : "unclear";
  return less <= add(cash(0), ...byOthers.map((row) => row.amount ?? cash(0))) ? "none" : "unclear";
}

/** Whether a row is a refund of this transaction, as far as the list says. */
function isOf(refund: ManagedTransaction, transaction: ManagedTransaction): boolean {
  return (
    (refund.userId === null || refund.userId === transaction.userId) &&
    (refund.checkNumber === null || refund.checkNumber === transaction.checkNumber)
  );
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/**
 * Whether a row may be the payment: the same check, or, without a check number, one of these
 * amounts.
 */
export interface ListedPayment {
  readonly check: string | null;
  readonly amounts: readonly CashCents[];
}

/** The ids of all rows that may be this payment. */
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

/** Whether the list shows a matching payment that it did not show before. */
export function hasNewPayment(
  rows: readonly ManagedTransaction[],
  knownIds: readonly string[],
  payment: ListedPayment,
): boolean {
  const earlierIds = new Set(knownIds);
  return idsLike(rows, payment).some((id) => !earlierIds.has(id));
}
