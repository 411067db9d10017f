import * as z from "zod/mini";
import { readStored, removeText, writeStored } from "../../shared/host/storage.ts";
import { cash, type CashCents } from "../../shared/money/cents.ts";
import { billMemory, type BillMark, type BillMemory } from "../../shared/payment/billMemory.ts";

const cents = z.pipe(z.int().check(z.nonnegative()), z.transform(cash));
const paidSums = z.object({
  bill: cents,
  tip: cents,
  card: cents,
  total: cents,
  atMs: z.catch(z.nullable(z.number()), null),
});
const bought = z.object({ option: z.string() });
const purchaseKey = "dining.redeem.purchase";

/** In cents. */
export interface PaidSums {
  readonly bill: CashCents;
  readonly tip: CashCents;
  readonly card: CashCents;
  readonly total: CashCents;
}

/** What an earlier payment took, and when it was sent, as it was remembered; null where this tab does not know. */
export function paidBefore(
  mark: BillMark | null,
): (PaidSums & { readonly atMs: number | null }) | null {
  return paidSums.safeParse(mark?.receipt).data ?? null;
}

/** What this tab remembers of its payments and purchases, ids and amounts only; it outlives a reload (faults D4). */
export interface PaymentMemory extends BillMemory {
  isPurchasePending(): boolean;
  rememberPurchase(option: string): void;
  forgetPurchase(): void;
}

export const paymentMemory: PaymentMemory = {
  ...billMemory,
  isPurchasePending: () => readStored("session", purchaseKey, bought) !== null,
  rememberPurchase: (option) => void writeStored("session", purchaseKey, { option }),
  forgetPurchase: () => removeText("session", purchaseKey),
};
