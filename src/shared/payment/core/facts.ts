import * as z from "zod/mini";
import { cash } from "../../money/cents.ts";
import type { IntentRecord } from "../intent/record.ts";
import type { IntentName } from "../intent/names.ts";
import { kept } from "./receipt.ts";

const cents = z.pipe(z.int().check(z.nonnegative()), z.transform(cash));

/** What is kept with the record of a payment, for every tab: ids and amounts, nothing of the person and nothing of a card. */
export const paymentFacts = z.object({
  /** What was sent, to tell from a later reading whether it arrived; null where somebody else has paid. */
  sums: z.nullable(z.object({ owed: cents, bill: cents })),
  receipt: z.nullable(kept),
  /** The host page knows of it. */
  isAnnounced: z.boolean(),
  /** The payer's transactions before the payment, where those are the proof. */
  knownIds: z.array(z.string().check(z.maxLength(128))).check(z.maxLength(500)),
});

export type PaymentFacts = z.output<typeof paymentFacts>;
export type PaymentRecord = IntentRecord<PaymentFacts>;

/** Sent, and its outcome is not known. */
export function isPending({ phase }: PaymentRecord): boolean {
  return phase === "sent" || phase === "notFound";
}

/** Whether a record is the one of before, so that nobody has paid in between. */
export function isSameRecord(one: PaymentRecord | null, other: PaymentRecord | null): boolean {
  return one?.key === other?.key && one?.phase === other?.phase && one?.atMs === other?.atMs;
}

/** A check's name, the same for every widget that takes its payment from a diner. */
export function billName(pos: string, location: string, number: string): IntentName {
  return { kind: "bill", ids: [pos, location, number] };
}
