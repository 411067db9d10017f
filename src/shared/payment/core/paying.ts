import type { BillOrder } from "../order.ts";
import { receiptOf } from "./receipt.ts";
import type { Machine, Step } from "./step.ts";
import { readAnswer, type OpenAnswer } from "./verdict.ts";

/** The server's answer to the payment, by what it says of the money. */
export function paying<O extends BillOrder, S, R>({
  rules,
  settled,
}: Machine<O, S, R>): Step<"paying", O, S, R> {
  return (state, event) => {
    const { kind: _, ...sent } = state;
    if (event.type === "heldBack") return { kind: "elsewhere", isHere: event.isHere, ...sent };
    if (event.type !== "payAnswered") return state;
    const { order } = sent;
    const answer = readAnswer(event.outcome);
    switch (answer.kind) {
      case "confirmed":
        return settled.paid("paid", order, receiptOf(order, answer.result, event.nowMs));
      case "silent":
        return settled.notConfirmed(sent, receiptOf(order, answer.result, event.nowMs));
      case "already":
        // After an earlier attempt it may be that one which has paid, or another guest.
        return event.isRetry
          ? { kind: "reconciling", ...sent, answer: { kind: "unknown" } }
          : settled.alreadyPaid(order, event.nowMs);
      case "declined":
        // It is the answer to this attempt, and not to the one before it.
        return event.isRetry
          ? { kind: "reconciling", ...sent, answer: { kind: "unknown" } }
          : rules.review(order, answer);
      case "not-sent":
        // The attempt before this one may have been charged.
        return event.isRetry
          ? { kind: "reconciling", ...sent, answer: { kind: "unknown" } }
          : rules.review(order, answer);
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
        return rules.signedOut(order, {
          sent,
          answer: event.isRetry ? { kind: "unknown" } : answer,
        });
      case "refused":
      case "refused-wordless":
        // Under a key that is still open, the refusal may be of the second body and not of the payment.
        return {
          kind: "reconciling",
          ...sent,
          answer: event.isRetry ? { kind: "unknown" } : answer,
        };
      default:
        return { kind: "reconciling", ...sent, answer };
    }
  };
}

/** The bank's answer (3-D Secure). Whether the restaurant knows is read from the bill. */
export function authenticating<O extends BillOrder, S, R>({
  rules,
}: Machine<O, S, R>): Step<"authenticating", O, S, R> {
  return (state, event) => {
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
}

/** Another tab or widget was paying the bill, and has ended. */
export function elsewhere<O extends BillOrder, S, R>(): Step<"elsewhere", O, S, R> {
  return (state, event) => {
    if (event.type !== "otherEnded") return state;
    const { kind: _, isHere: __, ...sent } = state;
    const answer: OpenAnswer =
      event.outcome === "unknown" ? { kind: "unknown", isOther: true } : { kind: "elsewhere" };
    return { kind: "reconciling", ...sent, answer };
  };
}
