import type { SentSums } from "../../bill/settled.ts";
import { billOf, owedOf } from "../../bill/ticket.ts";
import type { BillOrder } from "../order.ts";
import { savedCardOf } from "./evidence.ts";
import { isPending, type PaymentFacts, type PaymentRecord } from "./facts.ts";
import { keptPart, longestId, mostKnownIds } from "./kept.ts";
import type { Receipt } from "./receipt.ts";
import type { PaidBill, ReadyPayment, SentPayment } from "./state.ts";
import { withBody } from "./storedBodies.ts";
import { withUnknownTenders } from "./sums.ts";

/**
 * The facts of an attempt that is about to be sent. Under the key of an open record they describe its
 * first attempt.
 */
export function factsOfAttempt<O extends BillOrder>(
  { sent, request }: ReadyPayment<O>,
  record: PaymentRecord | null,
): PaymentFacts {
  const open = record && isPending(record) && record.facts.receipt ? record.facts : null;
  const facts = open ? factsOfFirst(open, sent) : factsOf(sent);
  return { ...facts, bodies: withBody(open?.bodies ?? [], request) };
}

function factsOf<O extends BillOrder>(sent: SentPayment<O>): PaymentFacts {
  return {
    sums: sent.sums,
    receipt: keptPart(sent.receipt),
    isAnnounced: false,
    cardId: savedCardOf(sent.order, sent.source)?.id ?? null,
    bodies: [],
    // Ids for which the record has no room are dropped.
    knownIds: sent.knownIds.filter(({ length }) => length <= longestId).slice(0, mostKnownIds),
  };
}

/**
 * If credit was spent or gained since, what each tender pays depends on which attempt is charged, so
 * it is unknown.
 */
function factsOfFirst<O extends BillOrder>(
  facts: PaymentFacts,
  { receipt: planned }: SentPayment<O>,
): PaymentFacts {
  const { receipt } = facts;
  if (!receipt?.sums || receipt.sums.card === planned.sums?.card) return facts;
  return { ...facts, receipt: { ...receipt, sums: withUnknownTenders(receipt.sums) } };
}

/** A settled payment is not looked up again. */
const nothingToFind = { cardId: null, bodies: [], knownIds: [] };

/**
 * The facts of a payment that went through. `record` is the one that it settles. `found`: the sums of
 * the attempt by which the bill was found paid, if several were sent and their amounts are uncertain.
 */
export function paidFacts(
  { how, order, receipt }: PaidBill<BillOrder>,
  record: PaymentRecord | null,
  found: SentSums | null = null,
): PaymentFacts {
  if (how === "before" && record) return record.facts;
  return {
    sums: sumsOf(receipt, order, found ?? record?.facts.sums ?? null, how),
    receipt: keptPart(receipt),
    isAnnounced: record?.facts.isAnnounced ?? false,
    ...nothingToFind,
  };
}

/**
 * Returns what was owed and what was paid of it, without which what is left cannot be paid. The
 * record describes the first attempt under its key, which may have been of another amount than the
 * one that went through. Null if another guest has paid.
 */
function sumsOf(
  { sums }: Receipt,
  order: BillOrder | null,
  first: SentSums | null,
  how: PaidBill<BillOrder>["how"],
): SentSums | null {
  if (how === "already") return null;
  const isOther = how === "paid" && sums !== null && first?.bill !== sums.bill;
  if ((first && !isOther) || !order) return first;
  const { ticket } = order;
  return { owed: owedOf(ticket), bill: sums?.bill ?? billOf(ticket), total: ticket.billTotal };
}
