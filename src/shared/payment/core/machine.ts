import { restAfter } from "../../bill/rest.ts";
import { owedOf } from "../../bill/ticket.ts";
import type { BillOrder } from "../order.ts";
import { withoutReading } from "./confirm.ts";
import type { PaymentRecord } from "./facts.ts";
import { createParts, type Parts } from "./parts.ts";
import type { PaymentRules } from "./rules.ts";
import { afterSettlement, wasUncharged } from "./afterSettlement.ts";
import {
  isChecking,
  isMoneyMoving,
  reconciling,
  type BillRead,
  type PaymentEvent,
  type PaymentIn,
  type PaymentState,
} from "./state.ts";

/**
 * The screens of a bill that is paid, as a state machine that all widgets share. It is pure, and an
 * event that does not apply returns the same object. Only the effect of `paying` sends money.
 */
export function createPaymentMachine<O extends BillOrder, S, R>(rules: PaymentRules<O, S, R>) {
  type State = PaymentState<O>;
  const parts = createParts(rules);

  /** Returns the next state of the payment, or the widget's own state that follows it. */
  function step(state: State, event: PaymentEvent<O, S, R>): State | S {
    switch (state.kind) {
      case "paying":
      case "reconciling":
        if (event.type === "paymentProgressed") return { ...state, progress: event.progress };
        return event.type === "paymentSettled" ? afterSettlement(parts, state, event) : state;
      case "unconfirmed":
        if (event.type === "retried") return reconciling(state);
        if (event.type === "paymentSettled") return afterSettlement(parts, state, event);
        // Paying again is offered only if the bill was read and still owes something.
        return event.type === "payAgainChosen" && mayPayAgain(state)
          ? rules.review(state.order, { kind: "still-open" })
          : state;
      case "success":
        return state;
      case "posUnconfirmed":
        return event.type === "retried" && state.sent ? { ...state, kind: "confirming" } : state;
      case "confirming":
        return event.type === "billRead" ? confirming(parts, state, event) : state;
    }
  }

  return {
    ...parts.earlier,
    parts,
    step,
    withoutReading: (order: O, record: PaymentRecord | null) =>
      withoutReading(parts, order, record),
    /**
     * Handles a session that ended while no write was in flight. A paid bill stays paid, and a
     * write in flight waits for its own answer.
     */
    sessionLost: (state: State): State | S => sessionLost(rules, state),
  };
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
function confirming<O extends BillOrder, S, R>(
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

function sessionLost<O extends BillOrder, S, R>(
  rules: PaymentRules<O, S, R>,
  state: PaymentState<O>,
): PaymentState<O> | S {
  switch (state.kind) {
    case "paying": {
      if (isMoneyMoving(state)) return state;
      const { order, source } = state;
      return rules.signedOut(
        order,
        isChecking(state) ? null : { order, source, isUncharged: false },
      );
    }
    case "reconciling":
    case "unconfirmed": {
      const { order, source } = state;
      return rules.signedOut(order, { order, source, isUncharged: wasUncharged(state) });
    }
    default:
      return state;
  }
}
