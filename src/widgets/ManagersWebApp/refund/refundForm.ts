import type { ManagedTransaction } from "../../../shared/contracts/managers.ts";
import { onlyDigits } from "../../../shared/forms/digits.ts";
import { cash, type CashCents } from "../../../shared/money/cents.ts";
import type { RefundRequest } from "./refundState.ts";
import { refundableOf, tipOf } from "../transactions/transaction.ts";

/** The form's values. `digits` are cents as they were typed. */
export interface RefundDraft {
  readonly reason: string;
  readonly digits: string;
  readonly notes: string;
  readonly adjustsTip: boolean;
}

export const blankRefund: RefundDraft = { reason: "", digits: "", notes: "", adjustsTip: false };

/** Limits typed amounts to $9,999,999.99. */
const mostDigits = 9;

/** The typed or pasted digits, without leading zeros: `$1.23` becomes `123` (C5.07, C5.08). */
export function centsTyped(text: string): string {
  return onlyDigits(text).replace(/^0+/, "").slice(0, mostDigits);
}

export function amountOf({ digits }: Pick<RefundDraft, "digits">): CashCents {
  return cash(Number(digits || 0));
}

export function isTooMuch(draft: RefundDraft, transaction: ManagedTransaction): boolean {
  return amountOf(draft) > refundableOf(transaction);
}

/**
 * The typed digits as dollars instead of cents, if that amount is refundable: 20 means $0.20 on a
 * cash register (C5.08), but may be meant as $20.00.
 */
export function wholeDollars(
  draft: RefundDraft,
  transaction: ManagedTransaction,
): CashCents | null {
  const dollars = cash(amountOf(draft) * 100);
  return dollars > 0 && dollars <= refundableOf(transaction) ? dollars : null;
}

/** The whole refundable amount of the transaction, which includes the tip (C2.88). */
export function isFull(draft: RefundDraft, transaction: ManagedTransaction): boolean {
  return amountOf(draft) === refundableOf(transaction) && amountOf(draft) > 0;
}

/** The checkbox's value. Null if the transaction has no tip to adjust (M6). */
export function tipBox(
  draft: RefundDraft,
  transaction: ManagedTransaction,
): { readonly isChecked: boolean; readonly isFixed: boolean } | null {
  if (tipOf(transaction) <= 0) return null;
  return isFull(draft, transaction)
    ? { isChecked: true, isFixed: true }
    : { isChecked: draft.adjustsTip, isFixed: false };
}

/** The refund that the form asks for. Null until a reason and a valid amount are set (C5.11). */
export function requestIn(
  draft: RefundDraft,
  transaction: ManagedTransaction,
): RefundRequest | null {
  const amount = amountOf(draft);
  if (!draft.reason || amount <= 0 || isTooMuch(draft, transaction)) return null;
  return {
    reason: draft.reason,
    amount,
    notes: draft.notes.trim(),
    modifiesTip: tipBox(draft, transaction)?.isChecked ?? false,
  };
}
