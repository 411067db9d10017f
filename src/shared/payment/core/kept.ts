import * as z from "zod/mini";
import type { BillPayment } from "../../contracts/bill.ts";
import type { ManagedPayment } from "../../contracts/managers.ts";
import { cash, credit } from "../../money/cents.ts";
import type { Receipt } from "./receipt.ts";

/** How many ids of payments a record has room for, and characters an id. */
export const mostKnownIds = 500;
export const longestId = 128;

const nullableText = z.nullable(z.string());
const shortText = z.string().check(z.maxLength(longestId));
const cashCents = z.pipe(z.int().check(z.nonnegative()), z.transform(cash));
const creditPart = z.pipe(z.int().check(z.nonnegative()), z.transform(credit));
const creditCents = z.nullable(z.pipe(z.int(), z.transform(credit)));

/** The stored part of a receipt: ids and amounts, no personal data, and of a card only its id. */
const storedReceipt = z.object({
  number: nullableText,
  restaurant: nullableText,
  timeZone: nullableText,
  sums: z.nullable(
    z.object({
      bill: cashCents,
      tip: cashCents,
      total: cashCents,
      offer: z.nullable(creditPart),
      credit: z.nullable(creditPart),
      card: z.nullable(cashCents),
    }),
  ),
  // A server may list a reversal as a negative payment, which has no place on a receipt.
  payments: z.array(z.object({ type: nullableText, amount: z.catch(z.nullable(cashCents), null) })),
  creditBack: creditCents,
  optIn: z.nullable(
    z.object({ balance: creditCents, creditBalance: creditCents, downloadUrl: nullableText }),
  ),
  reference: nullableText,
  /** The saved card that paid. Null for a new card that was not saved. */
  cardId: z.catch(z.nullable(shortText), null),
  atMs: z.nullable(z.number()),
});

/** Picks the part of a receipt that is stored. The rest is read from the server again. */
export function keptPart({
  number,
  restaurant,
  timeZone,
  sums,
  payments,
  creditBack,
  optIn,
  reference,
  card,
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
    cardId: card?.id ?? null,
    atMs,
  };
}

/** The body of a payment by a saved card. Its fields have the order in which they are sent. */
const storedBody: z.ZodMiniType<BillPayment> = z.object({
  transaction: z.object({
    amount: z.number(),
    charge_stripe_source_id: shortText,
    partial_payment: z.boolean(),
    offer_claim_id: z.nullable(shortText),
  }),
  project: shortText,
  ticket_number: shortText,
  location_id: z.nullable(shortText),
  pos: z.exactOptional(shortText),
  tip: z.nullable(z.object({ amount: z.int(), stripe_source_id: shortText })),
});

/**
 * The body of a payment that a manager makes for a guest, if it has neither notes nor a PIN, and
 * pays a check by its number.
 */
const storedManagedBody: z.ZodMiniType<ManagedPayment> = z.object({
  user_id: shortText,
  location_id: shortText,
  project: shortText,
  ticket_number: shortText,
  amount: z.number(),
  charge_stripe_source_id: z.nullable(shortText),
  offer_claim_id: z.nullable(shortText),
  partial_payment: z.literal(false),
  tip: z.nullable(z.object({ amount: z.int(), stripe_source_id: shortText })),
  notes: z.literal(""),
  employee_pin: z.null(),
});

export type StoredBody = BillPayment | ManagedPayment;

/** How many bodies a record has room for. */
export const mostBodies = 8;

/**
 * The facts in a payment's record, which every tab can read: ids and amounts, no personal data and
 * no card data.
 */
export const paymentFacts = z.object({
  /**
   * The amounts that were owed and sent. A later reading compares the bill with them. Null if
   * another guest has paid.
   */
  sums: z.nullable(
    z.object({ owed: cashCents, bill: cashCents, total: z.optional(z.nullable(cashCents)) }),
  ),
  /** Null if another account has paid. */
  receipt: z.nullable(storedReceipt),
  /** The host page was told about this payment. */
  isAnnounced: z.boolean(),
  /** The saved card that was sent, to tell its payment on the bill from another guest's. */
  cardId: z.catch(z.nullable(shortText), null),
  /**
   * The bodies that were sent under this key, in their order. Null for a body with a card's token, a
   * PIN or notes, which are never stored.
   */
  bodies: z.catch(
    z.array(z.nullable(z.union([storedBody, storedManagedBody]))).check(z.maxLength(mostBodies)),
    () => [],
  ),
  /** Ids of payments that the bill or the payer's transactions listed before the first attempt. */
  knownIds: z.array(shortText).check(z.maxLength(mostKnownIds)),
});

export type KeptReceipt = z.output<typeof storedReceipt>;
export type PaymentFacts = z.output<typeof paymentFacts>;
