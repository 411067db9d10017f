import * as z from "zod/mini";
import { isPending, isSameRecord } from "../../shared/payment/core/facts.ts";
import type { PaymentIntents } from "../../shared/payment/core/paymentStart.ts";
import type { IntentName } from "../../shared/payment/intent/names.ts";

/** The stored facts of a purchase of credit. */
export const purchaseFacts = z.object({ option: z.string() });

export type PurchaseIntents = PaymentIntents<z.output<typeof purchaseFacts>>;

/**
 * The newest purchase that the shown balance already includes. A newer one, made in another tab, is
 * checked before another is sent.
 */
export function createPurchaseLog(intents: PurchaseIntents, name: () => IntentName) {
  let lastRecord = intents.read(name());
  const readRecord = (): void => void (lastRecord = intents.read(name()));

  return {
    /** Called right before the balance is read. */
    readRecord,
    isCurrent: (): boolean => isSameRecord(lastRecord, intents.read(name())),
    isPending(): boolean {
      const record = intents.read(name());
      return record !== null && isPending(record);
    },
    /** Called when the balance shows the purchase. */
    settle(): void {
      const record = intents.read(name());
      if (record?.phase === "sent") intents.settlePaid(name(), record.facts);
      readRecord();
    },
  };
}
