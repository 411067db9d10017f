import type { BillOrder } from "../order.ts";
import type { KeptReceipt } from "./kept.ts";
import { rememberedReceipt } from "./receipt.ts";
import type { SentPayment } from "./state.ts";

/**
 * The payment as an earlier body under the same key has sent it. The bill may have changed since, so
 * its amounts are not those of the order.
 */
export function sentEarlier<O extends BillOrder>(
  sent: SentPayment<O>,
  receipt: KeptReceipt,
): SentPayment<O> {
  return {
    ...sent,
    sums: { ...sent.sums, bill: receipt.sums?.bill ?? sent.sums.bill },
    // Another card may have been sent with it.
    receipt: { ...rememberedReceipt(receipt, sent.order), card: null },
  };
}
