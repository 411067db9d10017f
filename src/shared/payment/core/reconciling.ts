import { restAfter } from "../../bill/rest.ts";
import { owedOf } from "../../bill/ticket.ts";
import type { BillOrder } from "../order.ts";
import { isPending } from "../intent/record.ts";
import type { PaymentRecord } from "./facts.ts";
import type { PaymentState, SentPayment } from "./state.ts";
import type { Machine, Step } from "./step.ts";
import { applyVerdict } from "./applyVerdict.ts";
import { readAnswer, unread } from "./verdict.ts";

/** The bill, read after a payment of unknown outcome. It is never paid again here, and never called unpaid (faults D3). */
export function reconciling<O extends BillOrder, S, R>(
  machine: Machine<O, S, R>,
): Step<"reconciling", O, S, R> {
  const { rules, settled } = machine;
  return (state, event) => {
    if (event.type !== "billRead") return state;
    const { kind: _, answer, ...rest } = state;
    const { outcome, record, nowMs } = event;
    // The payment that is looked for may be another tab's, made before this tab read the bill.
    const order = record && isPending(record) ? settled.orderAt(record, rest.order) : rest.order;
    const sentPayment = { ...rest, order };
    if (!outcome.ok && answer.kind !== "agreed") {
      const answerKind = readAnswer(outcome).kind;
      if (answerKind === "already")
        return answer.kind === "elsewhere"
          ? settled.alreadyPaid(sentPayment.order, nowMs)
          : settled.paid("found", sentPayment.order, sentPayment.receipt);
      if (answerKind === "signed-out")
        return rules.signedOut(sentPayment.order, { sent: sentPayment, answer });
    }
    const reading = outcome.ok ? outcome.value : null;
    if (answer.kind === "elsewhere" && record && !isPending(record))
      return paidElsewhere(machine, sentPayment, record, reading);
    return applyVerdict(
      machine,
      sentPayment,
      answer.kind === "elsewhere" && record ? { kind: "unknown" } : answer,
      reading === null ? unread : settled.evidenceIn(sentPayment, reading),
      { reading, nowMs },
    );
  };
}

/** The other tab has paid: this one shows the same. */
function paidElsewhere<O extends BillOrder, S, R>(
  { rules, settled }: Machine<O, S, R>,
  { order }: SentPayment<O>,
  record: PaymentRecord,
  reading: R | null,
): PaymentState<O> {
  const ticket = reading === null ? null : rules.ticketIn(reading);
  return record.phase === "paid"
    ? settled.paidBefore(record, order, ticket)
    : settled.pendingBefore(record, order, ticket);
}

export function unconfirmed<O extends BillOrder, S, R>({
  rules,
}: Machine<O, S, R>): Step<"unconfirmed", O, S, R> {
  return (state, event) => {
    const { kind: _, evidence, ...sent } = state;
    if (event.type === "retried") return { kind: "reconciling", ...sent };
    // Paying again is offered only after the bill was read and is still open.
    return event.type === "paySubmitted" && evidence.finding !== "unread"
      ? rules.review(state.order, { kind: "still-open" })
      : state;
  };
}

/** The bill once more, for a payment that the bank has let through: it is paid, whatever the bill says. */
export function confirming<O extends BillOrder, S, R>({
  rules,
  settled,
}: Machine<O, S, R>): Step<"confirming", O, S, R> {
  return (state, event) => {
    if (event.type !== "billRead") return state;
    const { sent, receipt } = state;
    const reading = event.outcome.ok ? event.outcome.value : null;
    const ticket = reading === null ? null : rules.ticketIn(reading);
    if (!sent || reading === null || settled.evidenceIn(sent, reading).finding !== "paid")
      return { ...state, kind: "posUnconfirmed", owed: ticket && owedOf(ticket) };
    return settled.paid("found", sent.order, {
      ...receipt,
      rest: ticket && restAfter(sent.sums, ticket),
    });
  };
}
