import type { BillOrder } from "../order.ts";
import type { VerdictReading } from "./applyVerdict.ts";
import { checking, withoutReading } from "./checking.ts";
import type { PaymentRecord } from "./facts.ts";
import { authenticating, elsewhere, paying } from "./paying.ts";
import { confirming, outcomeOf, reconciling, unconfirmed } from "./reconciling.ts";
import type { PaymentRules } from "./rules.ts";
import { createSettled } from "./settled.ts";
import type { Interrupted, PaymentEvent, PaymentKind, PaymentState } from "./state.ts";
import type { Step } from "./step.ts";

/**
 * The payment of a bill as a state machine, shared by all widgets. It is pure, and an event that
 * does not apply returns the same object. Only `paying` sends money, and only `checking` leads
 * there, right after it has read the bill.
 */
export function createPaymentMachine<O extends BillOrder, S, R>(rules: PaymentRules<O, S, R>) {
  type State = PaymentState<O>;
  const settled = createSettled(rules);
  const machine = { rules, settled };
  const steps: { readonly [K in PaymentKind]: Step<K, O, S, R> } = {
    checking: checking(machine),
    paying: paying(machine),
    elsewhere: elsewhere(),
    authenticating: authenticating(machine),
    reconciling: reconciling(machine),
    unconfirmed: unconfirmed(machine),
    success: (state) => state,
    posUnconfirmed: (state, event) =>
      event.type === "retried" && state.sent ? { ...state, kind: "confirming" } : state,
    confirming: confirming(machine),
  };

  return {
    /** Returns the next state of the payment, or the widget's own state that follows it. */
    step(state: State, event: PaymentEvent<R>): State | S {
      // SAFETY: `steps` is keyed by kind, so the step under a state's kind takes that state.
      return (steps[state.kind] as Step<PaymentKind, O, S, R>)(state, event);
    },
    earlier: settled.earlier,
    unreadable: settled.unreadable,
    foundPaid: settled.foundPaid,
    paidAmount: settled.paidAmount,
    withoutReading: (order: O, record: PaymentRecord | null) =>
      withoutReading(settled, order, record),
    /** Looks up an earlier, unsettled payment before anything else. */
    lookUp(order: O, record: PaymentRecord): State {
      return {
        kind: "reconciling",
        ...settled.sentBefore(record, order),
        answer: { kind: "unknown" },
      };
    },
    /**
     * Handles a session that ended while no write was in flight. A paid bill stays paid, and a
     * write in flight waits for its own answer.
     */
    sessionLost: (state: State): State | S => sessionLost(rules, state),
    /** After the next sign-in, the bill tells what happened to the payment. */
    resumed(
      { sent, answer }: Interrupted<O>,
      order: O,
      { reading, nowMs, record }: VerdictReading<R>,
    ): State | S {
      return outcomeOf(machine, { ...sent, order }, answer, { reading, nowMs, record });
    },
  };
}

function sessionLost<O extends BillOrder, S, R>(
  rules: PaymentRules<O, S, R>,
  state: PaymentState<O>,
): PaymentState<O> | S {
  switch (state.kind) {
    case "checking":
      return rules.signedOut(state.order, null);
    case "elsewhere": {
      const { kind: _, isHere: __, ...sent } = state;
      // Nobody waits any longer for how the other attempt ends.
      return rules.signedOut(sent.order, { sent, answer: { kind: "unknown", isOther: true } });
    }
    case "reconciling":
    case "unconfirmed": {
      const { kind: _, answer, ...more } = state;
      const { order, source, sums, receipt, knownIds } = more;
      // A payment that the bank has approved is paid, even after a sign-out.
      return answer.kind === "agreed"
        ? state
        : rules.signedOut(order, { sent: { order, source, sums, receipt, knownIds }, answer });
    }
    default:
      return state;
  }
}
