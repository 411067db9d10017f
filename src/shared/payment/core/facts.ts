import type { IntentRecord } from "../intent/record.ts";
import type { IntentName } from "../intent/names.ts";
import type { PaymentFacts } from "./kept.ts";

export type { PaymentFacts };
export type PaymentRecord = IntentRecord<PaymentFacts>;

/** Sent, and its outcome is not known. */
export function isPending({ phase }: PaymentRecord): boolean {
  return phase === "sent" || phase === "notFound";
}

/** True where no payment was made between the two readings of the record. */
export function isSameRecord(one: PaymentRecord | null, other: PaymentRecord | null): boolean {
  return one?.key === other?.key && one?.phase === other?.phase && one?.atMs === other?.atMs;
}

/** A check's name, the same for every widget that takes its payment from a diner. */
export function billName(pos: string, location: string, number: string): IntentName {
  return { kind: "bill", ids: [pos, location, number] };
}
