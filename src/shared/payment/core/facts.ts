import { subjectOf } from "../../bill/subject.ts";
import type { Ticket } from "../../contracts/bill.ts";
import { isOpenPhase, type IntentRecord } from "../intent/record.ts";
import type { IntentName } from "../intent/names.ts";
import type { PaymentFacts } from "./kept.ts";

export type { PaymentFacts };
export type PaymentRecord = IntentRecord<PaymentFacts>;

/** The fields that change as a payment proceeds. */
type Try = Pick<PaymentRecord, "key" | "phase" | "atMs">;

/** Sent, and its outcome is not known. */
export function isPending({ phase }: Pick<PaymentRecord, "phase">): boolean {
  return isOpenPhase(phase);
}

/** True where no payment was made between the two readings of the record. */
export function isSameRecord(one: Try | null, other: Try | null): boolean {
  return one?.key === other?.key && one?.phase === other?.phase && one?.atMs === other?.atMs;
}

/**
 * A check's name, the same for every widget that takes its payment from a diner. Without its ticket, or where that has no id, it is
 * the beginning of the names of all checks with this number.
 */
export function billName(
  pos: string,
  location: string,
  number: string,
  ticket?: Pick<Ticket, "id" | "createdAt">,
): IntentName {
  return { kind: "bill", ids: [pos, location, number, ...(ticket ? subjectOf(ticket) : [])] };
}
