import { hasBalance } from "../../bill/balance.ts";
import type { PaymentResult } from "../../contracts/bill.ts";
import { hasSeveralBodies } from "../intent/sentBodies.ts";
import type { BillOrder } from "../order.ts";
import type { PaymentRecord } from "./facts.ts";
import { keptPart, type KeptReceipt } from "./kept.ts";
import { answeredReceipt, receiptOf, type Receipt } from "./receipt.ts";
import type { SentPayment } from "./state.ts";
import { withUnknownTenders } from "./sums.ts";

interface Asked {
  /** The server repeats its answer to an earlier attempt. */
  readonly isRepeated: boolean;
  readonly record: PaymentRecord | null;
  readonly nowMs: number;
}

/** The receipt of an answered payment. `isEarlier`: the answer is that of an earlier attempt. */
export function receiptOfAnswer<O extends BillOrder>(
  { order, receipt }: SentPayment<O>,
  result: PaymentResult,
  { isRepeated, record, nowMs }: Asked,
): { readonly receipt: Receipt; readonly isEarlier: boolean } {
  const earlier = isRepeated ? keptPart(receipt) : ambiguousReceipt(record, receipt, result);
  if (earlier) return { receipt: answeredReceipt(earlier, order, result), isEarlier: true };
  const answered = receiptOf(order, result, nowMs);
  if (result.payments.length) return { receipt: answered, isEarlier: false };
  // The answer that asks for the bank names no tenders, and neither does the bank.
  const sums = result.challenge === null ? answered.sums : receipt.sums;
  // Of several bodies, this one may have been sent before, when the payer's credit was another.
  const isUnsure = hasBalance(order.project) && hasSeveralBodies(record);
  return {
    receipt: { ...answered, sums: isUnsure ? sums && withUnknownTenders(sums) : sums },
    isEarlier: false,
  };
}

/**
 * The receipt of the first attempt, if it may be the one that the answer is about: it was of the same
 * amounts, credit was spent or gained since, and the answer names no tenders. Nobody knows how much
 * each of them has paid then.
 */
function ambiguousReceipt(
  record: PaymentRecord | null,
  { sums: planned }: Receipt,
  { payments, challenge }: PaymentResult,
): KeptReceipt | null {
  const first = record?.facts.receipt;
  const isSame = first?.sums?.bill === planned?.bill && first?.sums?.tip === planned?.tip;
  const isOpen = first?.sums?.card === null && isSame;
  return isOpen && !payments.length && challenge === null ? first : null;
}
