import { isPending, type IntentRecord } from "../intent/record.ts";
import type { IntentName } from "../intent/names.ts";
import type { PaymentFacts } from "./kept.ts";

export type { PaymentFacts };
export type PaymentRecord = IntentRecord<PaymentFacts>;

/** The fields that change as a payment proceeds. */
type Try = Pick<PaymentRecord, "key" | "phase" | "atMs">;

/** The part of another payer's record that holds a payment back: how far it is, and while it is open, for how much of the bill. */
export function forAnotherPayer(record: PaymentRecord): PaymentRecord {
  const sums = isPending(record) ? record.facts.sums : null;
  return { ...record, facts: { ...record.facts, sums, receipt: null, knownIds: [] } };
}

/** True where no payment was made between the two readings of the record. */
export function isSameRecord(one: Try | null, other: Try | null): boolean {
  return one?.key === other?.key && one?.phase === other?.phase && one?.atMs === other?.atMs;
}

/** A check's name, the same for every widget that takes its payment from a diner. */
export function billName(pos: string, location: string, number: string): IntentName {
  return { kind: "bill", ids: [pos, location, number] };
}
