import * as z from "zod/mini";
import type { CreditPackage } from "../../shared/contracts/bill.ts";
import type { CreditCard } from "../../shared/contracts/cards.ts";
import { cash, credit } from "../../shared/money/cents.ts";
import type { Settlement } from "../../shared/payment/intent/intent.ts";
import type { IntentRecord } from "../../shared/payment/intent/record.ts";
import type { Order } from "./order.ts";

const cents = z.int().check(z.nonnegative());

/** The facts of a purchase. The records of earlier releases have the package's id alone. */
export const purchaseFacts = z.object({
  option: z.string(),
  amount: z.catch(z.nullable(z.pipe(cents, z.transform(cash))), null),
  credit: z.catch(z.nullable(z.pipe(cents, z.transform(credit))), null),
  /** The diner's balance before the first attempt. */
  before: z.catch(z.nullable(z.pipe(cents, z.transform(credit))), null),
  /** The diner has seen that it was bought. The host page is never told. */
  isAnnounced: z.catch(z.boolean(), false),
});

export type PurchaseFacts = z.output<typeof purchaseFacts>;
export type PurchaseRecord = IntentRecord<PurchaseFacts>;

/** A package and the card that pays for it. A look-up sends nothing and needs no card. */
export interface PurchaseWish {
  readonly order: Order;
  readonly card: CreditCard | null;
  readonly package: CreditPackage;
}

export type PurchaseSettlement = Settlement<PurchaseWish, CreditPackage, null, PurchaseFacts>;

/** The package that a record is about. Null in a record of an earlier release. */
export function packageIn({ option, amount, credit }: PurchaseFacts): CreditPackage | null {
  return amount === null || credit === null
    ? null
    : { id: option, amount, creditToGive: credit, hidden: false };
}
