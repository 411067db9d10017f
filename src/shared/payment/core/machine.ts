import { restAfter } from "../../bill/rest.ts";
import { owedOf } from "../../bill/ticket.ts";
import { offerOf, orderChanges, planFor, type BillOrder } from "../order.ts";
import { isPending, type PaymentRecord } from "./facts.ts";
import { receiptOf } from "./receipt.ts";
import type { PaymentRules } from "./rules.ts";
import { createSettled } from "./settled.ts";
import type {
  Interrupted,
  PaymentEvent,
  PaymentIn,
  PaymentKind,
  PaymentState,
  SentPayment,
} from "./state.ts";
import { readAnswer, unread, verdicts, type Evidence, type OpenAnswer } from "./verdict.ts";

/**
 * The payment of a bill as a machine, for whichever widget. Pure; an event that means nothing in a state gives back the
 * same object. Money is sent in `paying` alone, which is entered from `checking`, right after the bill was read.
 */
export function createPaymentMachine<O extends BillOrder, S, R>(rules: PaymentRules<O, S, R>) {
  type State = PaymentState<O>;
  type Step<K extends PaymentKind> = (state: PaymentIn<K, O>, event: PaymentEvent<R>) => State | S;

  const settled = createSettled(rules);
  const { paid, sentNow, notConfirmed, alreadyPaid, remembered, silentBefore } = settled;
  const { evidenceIn, sentBefore, foundPaid } = settled;

  /** The bill as it is right before it is paid: any difference goes back (faults D7, D10). */
  const checking: Step<"checking"> = (state, event) => {
    if (event.type !== "billRead") return state;
    const { order, source } = state;
    const { outcome, record, nowMs } = event;
    if (!outcome.ok)
      return outcome.problem.kind === "signed-out"
        ? rules.signedOut(order, null)
        : rules.review(order, { kind: "not-sent" });
    const fresh = rules.renewed(order, outcome.value, nowMs);
    const over = foundPaid(fresh, outcome.value, record);
    if (over) return over;
    const changes = orderChanges(order, fresh);
    if (changes.length) return rules.review(fresh, { kind: "bill-changed", changes });
    if (offerOf(fresh)?.worth !== offerOf(order)?.worth)
      return rules.review(fresh, { kind: "offer-ended" });
    if (fresh.cardId !== order.cardId || planFor(fresh).card !== planFor(order).card)
      return rules.review(fresh, { kind: "funds-changed" });
    return { kind: "paying", ...sentNow(fresh, source, nowMs) };
  };

  const paying: Step<"paying"> = (state, event) => {
    const { kind: _, ...sent } = state;
    if (event.type === "heldBack") return { kind: "elsewhere", isHere: event.isHere, ...sent };
    if (event.type !== "payAnswered") return state;
    const { order } = sent;
    const answer = readAnswer(event.outcome);
    switch (answer.kind) {
      case "confirmed":
        return paid("paid", order, receiptOf(order, answer.result, event.nowMs));
      case "silent":
        return notConfirmed(sent, receiptOf(order, answer.result, event.nowMs));
      case "already":
        return event.isRetry ? paid("found", order, sent.receipt) : alreadyPaid(order, event.nowMs);
      case "declined":
        return rules.review(order, answer);
      case "not-sent":
        return rules.review(order, answer);
      case "challenge":
        return (
          rules.challenged?.(sent, answer.secret, answer.result) ?? {
            kind: "authenticating",
            ...sent,
            secret: answer.secret,
            result: answer.result,
          }
        );
      case "signed-out":
        return rules.signedOut(order, { sent, answer });
      default:
        return { kind: "reconciling", ...sent, answer };
    }
  };

  /** The bank's answer (3-D Secure). Whether the restaurant knows is read from the bill. */
  const authenticating: Step<"authenticating"> = (state, event) => {
    if (event.type !== "challengeAnswered") return state;
    const { kind: _, secret: __, result, ...sent } = state;
    const { challenge } = event;
    if (challenge.kind === "refused")
      return rules.review(sent.order, {
        kind: "declined",
        message: challenge.message,
        needsPayer: false,
      });
    return {
      kind: "reconciling",
      ...sent,
      answer: challenge.kind === "paid" ? { kind: "agreed", result } : { kind: "unknown" },
    };
  };

  /** The bill, read after a payment of unknown outcome. It is never paid again here, and never called unpaid (faults D3). */
  const reconciling: Step<"reconciling"> = (state, event) => {
    if (event.type !== "billRead") return state;
    const { kind: _, answer, ...sent } = state;
    const { outcome, record, nowMs } = event;
    if (!outcome.ok && answer.kind !== "agreed") {
      const said = readAnswer(outcome).kind;
      if (said === "already")
        return answer.kind === "elsewhere"
          ? alreadyPaid(sent.order, nowMs)
          : paid("found", sent.order, sent.receipt);
      if (said === "signed-out") return rules.signedOut(sent.order, { sent, answer });
    }
    const reading = outcome.ok ? outcome.value : null;
    if (answer.kind === "elsewhere" && record && !isPending(record))
      return elsewherePaid(sent, record, reading);
    return applyVerdict(
      sent,
      answer.kind === "elsewhere" && record ? { kind: "unknown" } : answer,
      reading === null ? unread : evidenceIn(sent, reading),
      { reading, nowMs },
    );
  };

  /** The other tab has paid: this one shows the same. */
  function elsewherePaid(
    { order }: SentPayment<O>,
    record: PaymentRecord,
    reading: R | null,
  ): State {
    const ticket = reading === null ? null : rules.ticketIn(reading);
    return record.phase === "paid"
      ? remembered("before", record, order, ticket)
      : silentBefore(record, order, ticket);
  }

  function applyVerdict(
    sent: SentPayment<O>,
    answer: OpenAnswer,
    evidence: Evidence,
    { reading, nowMs }: { readonly reading: R | null; readonly nowMs: number },
  ): State | S {
    const { order } = sent;
    const ticket = reading === null ? null : rules.ticketIn(reading);
    const receipt =
      answer.kind === "agreed" ? receiptOf(order, answer.result, nowMs) : sent.receipt;
    switch (verdicts[answer.kind][evidence.finding]) {
      case "paid":
        return paid("paid", order, { ...receipt, rest: ticket && restAfter(sent.sums, ticket) });
      case "found":
        return paid("found", order, { ...receipt, rest: ticket && restAfter(sent.sums, ticket) });
      case "not-confirmed":
        return notConfirmed(sent, receipt, evidence);
      case "failed":
        return rules.review(order, {
          kind: "refused",
          message: answer.kind === "refused" ? answer.message : null,
          evidence,
        });
      case "not-charged":
        return rules.review(reading === null ? order : rules.renewed(order, reading, nowMs), {
          kind: "not-charged",
          elsewhere: answer.kind === "elsewhere",
        });
      case "unconfirmed":
        return { kind: "unconfirmed", ...sent, answer, evidence };
    }
  }

  const unconfirmed: Step<"unconfirmed"> = (state, event) => {
    const { kind: _, evidence, ...sent } = state;
    if (event.type === "retried") return { kind: "reconciling", ...sent };
    // Paying again is offered only after the bill was read and is still open.
    return event.type === "paySubmitted" && evidence.finding !== "unread"
      ? rules.review(state.order, { kind: "still-open" })
      : state;
  };

  /** The bill once more, for a payment that the bank has let through: it is paid, whatever the bill says. */
  const confirming: Step<"confirming"> = (state, event) => {
    if (event.type !== "billRead") return state;
    const { sent, receipt } = state;
    const reading = event.outcome.ok ? event.outcome.value : null;
    const ticket = reading === null ? null : rules.ticketIn(reading);
    if (!sent || reading === null || evidenceIn(sent, reading).finding !== "paid")
      return { ...state, kind: "posUnconfirmed", owed: ticket && owedOf(ticket) };
    return paid("found", sent.order, {
      ...receipt,
      rest: ticket && restAfter(sent.sums, ticket),
    });
  };

  const steps: { readonly [K in PaymentKind]: Step<K> } = {
    checking,
    paying,
    elsewhere(state, event) {
      if (event.type !== "otherEnded") return state;
      const { kind: _, isHere: __, ...sent } = state;
      const kind = event.outcome === "unknown" ? "unknown" : "elsewhere";
      return { kind: "reconciling", ...sent, answer: { kind } };
    },
    authenticating,
    reconciling,
    unconfirmed,
    success: (state) => state,
    posUnconfirmed: (state, event) =>
      event.type === "retried" && state.sent ? { ...state, kind: "confirming" } : state,
    confirming,
  };

  return {
    /** The next state of the payment, or the widget's own one that it leads to. */
    step(state: State, event: PaymentEvent<R>): State | S {
      // SAFETY: `steps` is keyed by kind, so the step under a state's kind takes that state.
      return (steps[state.kind] as Step<PaymentKind>)(state, event);
    },
    earlier: settled.earlier,
    unreadable: settled.unreadable,
    foundPaid,
    /** An earlier payment that was never settled is looked up before anything else. */
    lookUp(order: O, record: PaymentRecord): State {
      return { kind: "reconciling", ...sentBefore(record, order), answer: { kind: "unknown" } };
    },
    /** The session has ended while nothing was being written; what is paid stays, and so does what waits for its own answer. */
    sessionLost(state: State): State | S {
      switch (state.kind) {
        case "checking":
          return rules.signedOut(state.order, null);
        case "elsewhere": {
          const { kind: _, isHere: __, ...sent } = state;
          return rules.signedOut(sent.order, { sent, answer: { kind: "elsewhere" } });
        }
        case "reconciling":
        case "unconfirmed": {
          const { order, source, sums, receipt, answer } = state;
          // A payment that the bank has let through is paid, also after a sign-out.
          return answer.kind === "agreed"
            ? state
            : rules.signedOut(order, { sent: { order, source, sums, receipt }, answer });
        }
        default:
          return state;
      }
    },
    /** After the next sign-in the bill tells what became of the payment. */
    resumed({ sent, answer }: Interrupted<O>, order: O, reading: R, nowMs: number): State | S {
      const kept = { ...sent, order };
      return applyVerdict(kept, answer, evidenceIn(kept, reading), { reading, nowMs });
    },
  };
}
