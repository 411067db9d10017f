import * as z from "zod/mini";
import { cash, credit } from "../../money/cents.ts";
import type { Receipt } from "./receipt.ts";

const nullableText = z.nullable(z.string());
const cashCents = z.pipe(z.int().check(z.nonnegative()), z.transform(cash));
const creditPart = z.pipe(z.int().check(z.nonnegative()), z.transform(credit));
const creditCents = z.nullable(z.pipe(z.int(), z.transform(credit)));

/** The stored part of a receipt: ids and amounts, nothing of the person and nothing of a card. */
const storedReceipt = z.object({
  number: nullableText,
  restaurant: nullableText,
  timeZone: nullableText,
  sums: z.nullable(
    z.object({
      bill: cashCents,
      tip: cashCents,
      total: cashCents,
      offer: creditPart,
      credit: creditPart,
      card: cashCents,
    }),
  ),
  payments: z.array(z.object({ type: nullableText, amount: z.nullable(cashCents) })),
  creditBack: creditCents,
  optIn: z.nullable(
    z.object({ balance: creditCents, creditBalance: creditCents, downloadUrl: nullableText }),
  ),
  reference: nullableText,
  atMs: z.nullable(z.number()),
});

/** A receipt as it is kept; the rest is read again. */
export function keptPart({
  number,
  restaurant,
  timeZone,
  sums,
  payments,
  creditBack,
  optIn,
  reference,
  atMs,
}: Receipt): z.output<typeof storedReceipt> {
  return {
    number,
    restaurant,
    timeZone,
    sums,
    payments: [...payments],
    creditBack,
    optIn,
    reference,
    atMs,
  };
}

/** The facts stored with the record of a payment, for every tab: ids and amounts, nothing of the person and nothing of a card. */
export const paymentFacts = z.object({
  /** The sums that were sent, to tell from a later reading whether it arrived; null where another guest has paid. */
  sums: z.nullable(
    z.object({ owed: cashCents, bill: cashCents, total: z.optional(z.nullable(cashCents)) }),
  ),
  /** Null where another account has paid. */
  receipt: z.nullable(storedReceipt),
  /** The host page knows of it. */
  isAnnounced: z.boolean(),
  /** Payments that were listed before the first attempt, on the bill or among the payer's transactions. */
  knownIds: z.array(z.string().check(z.maxLength(128))).check(z.maxLength(500)),
});

export type KeptReceipt = z.output<typeof storedReceipt>;
export type PaymentFacts = z.output<typeof paymentFacts>;
