import type { BillOrder } from "../order.ts";
import type { VerdictReading } from "./applyVerdict.ts";
import { checking, withoutReading } from "./checking.ts";
import type { PaymentRecord } from "./facts.ts";
import { createParts } from "./parts.ts";
import { authenticating, elsewhere, paying } from "./paying.ts";
import { confirming, outcomeOf, reconciling, unconfirmed } from "./reconciling.ts";
import type { PaymentRules } from "./rules.ts";
import type { Interrupted, PaymentEvent, PaymentState } from "./state.ts";

/**
 * The payment of a bill as a state machine, shared by all widgets. It is pure, and an event that
 * does not apply returns the same object. Only `paying` sends money, and only `checking` leads
 * there, right after it has read the bill.
 */
export function createPaymentMachine<O extends BillOrder, S, R>(rules: PaymentRules<O, S, R>) {
  type State = PaymentState<O>;
  const parts = createParts(rules);

  /** Returns the next state of the payment, or the widget's own state that follows it. */
  function step(state: State, event: PaymentEvent<R>): State | S {
    switch (state.kind) {
      case "checking":
        return event.type === "billRead" ? checking(parts, state, event) : state;
      case "paying":
        return paying(parts, state, event);
      case "elsewhere":
        return event.type === "otherEnded" ? elsewhere(state, event) : state;
      case "authenticating":
        return event.type === "bankAnswered" ? authenticating(parts, state, event) : state;
      case "reconciling":
        return event.type === "billRead" ? reconciling(parts, state, event) : state;
      case "unconfirmed":
        return unconfirmed(parts, state, event);
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
    step,
    withoutReading: (order: O, record: PaymentRecord | null) =>
      withoutReading(parts, order, record),
    /** Looks up an earlier, unsettled payment before anything else. */
    lookUp(order: O, record: PaymentRecord): State {
      return {
        kind: "reconciling",
        ...parts.evidence.sentBefore(record, order),
        answer: { kind: "unknown" },
      };
    },
    /**
     * Handles a session that ended while no write was in flight. A paid bill stays paid, and a
     * write in flight waits for its own answer.
     */
    sessionLost: (state: State): State | S => sessionLost(rules, state),
    /** After the next sign-in, the bill tells what happened to the payment. */
    resumed({ sent, answer }: Interrupted<O>, order: O, found: VerdictReading<R>): State | S {
      return outcomeOf(parts, { ...sent, order }, answer, found);
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
