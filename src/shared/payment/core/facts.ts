import { subjectOf } from "../../bill/subject.ts";
import type { Ticket } from "../../contracts/bill.ts";
import { isOpenPhase, type IntentRecord } from "../intent/record.ts";
import type { IntentName } from "../intent/names.ts";
import type { PaymentFacts } from "./kept.ts";

export type { PaymentFacts };
export type PaymentRecord = IntentRecord<PaymentFacts>;

/** The payment was sent, and its outcome is unknown. */
export function isPending({ phase }: Pick<PaymentRecord, "phase">): boolean {
  return isOpenPhase(phase);
}

/**
 * Names a check in the same way for every widget in which a diner pays. Without a ticket, or if the
 * ticket has no id, the name is a prefix of the names of all checks with this number.
 */
export function billName(
  pos: string,
  location: string,
  number: string,
  ticket?: Pick<Ticket, "id" | "createdAt">,
): IntentName {
  return { kind: "bill", ids: [pos, location, number, ...(ticket ? subjectOf(ticket) : [])] };
}
