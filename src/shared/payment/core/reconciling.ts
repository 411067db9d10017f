import { restAfter } from "../../bill/rest.ts";
import { owedOf } from "../../bill/ticket.ts";
import type { BillOrder } from "../order.ts";
import { isPending, type PaymentRecord } from "./facts.ts";
import type { Parts } from "./parts.ts";
import type { PaymentEvent, PaymentIn, PaymentState, SentPayment } from "./state.ts";
import { applyVerdict, type VerdictReading } from "./applyVerdict.ts";
import { isOthers, readAnswer, unread, type Evidence, type OpenAnswer } from "./verdict.ts";

type BillRead<R> = Extract<PaymentEvent<R>, { type: "billRead" }>;
type Looking<O> = PaymentIn<"reconciling" | "unconfirmed", O>;

/**
 * Handles the bill that is read after an unknown outcome. Nothing is paid again here, and nothing
 * is called unpaid (fault D3).
 */
export function reconciling<O extends BillOrder, S, R>(
  parts: Parts<O, S, R>,
  state: Looking<O>,
  { outcome, record, nowMs }: BillRead<R>,
): PaymentState<O> | S {
  const { rules, states } = parts;
  const { answer } = state;
  const sentPayment = sentOf(parts, state, record);
  if (!outcome.ok && answer.kind !== "agreed") {
    const answerKind = readAnswer(outcome).kind;
    if (answerKind === "already" && answer.kind === "elsewhere")
      return states.alreadyPaid(sentPayment.order, nowMs);
    if (answerKind === "signedOut")
      return rules.signedOut(sentPayment.order, { sent: sentPayment, answer });
  }
  const reading = outcome.ok ? outcome.value : null;
  return outcomeOf(parts, sentPayment, answer, { reading, nowMs, record });
}

/** What has become of a payment, by its answer, the bill, and what this browser knows by now. */
export function outcomeOf<O extends BillOrder, S, R>(
  parts: Parts<O, S, R>,
  sent: SentPayment<O>,
  answer: OpenAnswer,
  found: VerdictReading<R>,
): PaymentState<O> | S {
  const { reading, record } = found;
  // Another tab has paid, or has found this tab's payment on the bill.
  if ((answer.kind === "elsewhere" || answer.kind === "unknown") && record && !isPending(record))
    return paidElsewhere(parts, sent, record, reading);
  return applyVerdict(
    parts,
    sent,
    answer.kind === "elsewhere" && record ? { kind: "unknown", isOther: true } : answer,
    reading === null ? unread : parts.evidence.evidenceIn(sent, reading, record),
    found,
  );
}

/** Returns the payment to look up: this widget's own, or another tab's from its record. */
function sentOf<O extends BillOrder, S, R>(
  { evidence }: Parts<O, S, R>,
  { order, source, sums, receipt, knownIds, answer }: Looking<O>,
  record: PaymentRecord | null,
): SentPayment<O> {
  const sent = { order, source, sums, receipt, knownIds };
  if (!record || !isPending(record)) return sent;
  const first = evidence.sentBefore(record, order);
  if (isOthers(answer)) return first;
  const { bodies, cardId } = record.facts;
  if (bodies.length > 1 || !first.receipt.sums) return { ...sent, knownIds: first.knownIds };
  // With one body under the key, what was tried since has sent the same or has never left.
  const isSameCard = source === cardId || cardId === null;
  return {
    ...first,
    source: cardId ?? source,
    receipt: {
      ...receipt,
      sums: first.receipt.sums,
      card: isSameCard ? receipt.card : null,
      atMs: first.receipt.atMs,
    },
  };
}

/** This browser knows that the bill is paid, so every tab shows the same. */
function paidElsewhere<O extends BillOrder, S, R>(
  { rules, states }: Parts<O, S, R>,
  { order }: SentPayment<O>,
  record: PaymentRecord,
  reading: R | null,
): PaymentState<O> {
  const ticket = reading === null ? null : rules.ticketIn(reading);
  return states.settledBefore(record, order, ticket);
}

/**
 * Reads the bill again when the person asks, and also by itself. If nothing new is known, the
 * screen does not change.
 */
export function unconfirmed<O extends BillOrder, S, R>(
  parts: Parts<O, S, R>,
  state: PaymentIn<"unconfirmed", O>,
  event: PaymentEvent<R>,
): PaymentState<O> | S {
  const { kind: _, evidence, ...sent } = state;
  if (event.type === "retried") return { kind: "reconciling", ...sent };
  if (event.type === "billRead") {
    const next = reconciling(parts, state, event);
    return isStillUnconfirmed(next) && (!event.outcome.ok || isSame(next.evidence, evidence))
      ? state
      : next;
  }
  // Paying again is offered only if the bill was read and still owes something.
  return event.type === "payAgainChosen" && mayPayAgain(state)
    ? parts.rules.review(state.order, { kind: "still-open" })
    : state;
}

function isStillUnconfirmed<O, S>(
  state: PaymentState<O> | S,
): state is PaymentIn<"unconfirmed", O> {
  return (
    typeof state === "object" && state !== null && Reflect.get(state, "kind") === "unconfirmed"
  );
}

function isSame(one: Evidence, other: Evidence): boolean {
  return one.finding === other.finding && one.owed === other.owed;
}

/** Whether the bill was read and still owes something. */
export function mayPayAgain({
  evidence: { finding },
}: Pick<PaymentIn<"unconfirmed", unknown>, "evidence">): boolean {
  return finding === "unchanged" || finding === "less";
}

/**
 * Reads the bill once more after the bank has approved the payment. The bill counts as paid
 * whatever the reading says.
 */
export function confirming<O extends BillOrder, S, R>(
  { rules, states, evidence }: Parts<O, S, R>,
  state: PaymentIn<"confirming", O>,
  { outcome, record }: BillRead<R>,
): PaymentState<O> {
  const { sent, receipt } = state;
  const reading = outcome.ok ? outcome.value : null;
  const ticket = reading === null ? null : rules.ticketIn(reading);
  const finding =
    sent && reading !== null ? evidence.evidenceIn(sent, reading, record).finding : "unread";
  if (!sent || (finding !== "paid" && finding !== "cleared"))
    return { ...state, kind: "posUnconfirmed", owed: ticket && owedOf(ticket) };
  return states.paid("found", sent.order, {
    ...receipt,
    rest: ticket && restAfter(sent.sums, ticket, finding === "paid"),
  });
}
