import type { PaymentResult } from "../../contracts/bill.ts";
import type { BillOrder } from "../order.ts";
import { answeredReceipt, receiptOf, type Receipt } from "./receipt.ts";
import type { Machine, Step } from "./step.ts";
import { readAnswer, type FinalAnswer, type OpenAnswer } from "./verdict.ts";
import { sentEarlier } from "./sentEarlier.ts";

/** Answers that say nothing about an earlier attempt of unknown outcome. */
const settlesOneAttempt: ReadonlySet<string> = new Set([
  "already",
  "declined",
  "notSent",
  "refused",
  "refused-wordless",
] satisfies (OpenAnswer | FinalAnswer)["kind"][]);

/** Handles the server's answer by what it says about the money. */
export function paying<O extends BillOrder, S, R>({
  rules,
  settled,
}: Machine<O, S, R>): Step<"paying", O, S, R> {
  return (state, event) => {
    const { kind: _, ...sent } = state;
    if (event.type === "heldElsewhere") return { kind: "elsewhere", isHere: event.isHere, ...sent };
    if (event.type !== "payAnswered") return state;
    const { order } = sent;
    const { earlierReceipt } = event;
    const receipt = (result: PaymentResult): Receipt =>
      earlierReceipt
        ? answeredReceipt(earlierReceipt, order, result)
        : receiptOf(order, result, event.nowMs);
    const answer = readAnswer(event.outcome);
    // Only the bill can tell what happened to the earlier attempt.
    if (event.isRetry && settlesOneAttempt.has(answer.kind))
      return { kind: "reconciling", ...sent, answer: { kind: "unknown" } };
    switch (answer.kind) {
      case "confirmed":
        return settled.paid(earlierReceipt ? "found" : "paid", order, receipt(answer.result));
      case "silent":
        return settled.notConfirmed(sent, receipt(answer.result));
      case "already":
        return settled.alreadyPaid(order, event.nowMs);
      case "declined":
        return rules.review(order, answer);
      case "notSent":
        return rules.review(order, { kind: "not-sent" });
      case "challenge": {
        const { secret, result } = answer;
        const asked = {
          ...(earlierReceipt ? sentEarlier(sent, earlierReceipt) : sent),
          ...(event.isRetry && event.outcome.isKeyless && { isOneOfTwo: true as const }),
        };
        return (
          rules.challenged?.(asked, secret, result) ?? {
            kind: "authenticating",
            ...asked,
            secret,
            result,
          }
        );
      }
      case "signedOut":
        return rules.signedOut(order, {
          sent,
          answer: event.isRetry ? { kind: "unknown" } : answer,
        });
      default:
        return { kind: "reconciling", ...sent, answer };
    }
  };
}

/**
 * Handles the bank's answer (3-D Secure). The bill then tells whether the restaurant's system knows
 * about the payment.
 */
export function authenticating<O extends BillOrder, S, R>({
  rules,
}: Machine<O, S, R>): Step<"authenticating", O, S, R> {
  return (state, event) => {
    if (event.type !== "bankAnswered") return state;
    const { kind: _, secret: __, result, ...sent } = state;
    const { challenge } = event;
    if (challenge.kind === "refused" && !sent.isOneOfTwo)
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

/** Another tab or widget was paying the bill and has finished. */
export function elsewhere<O extends BillOrder, S, R>(): Step<"elsewhere", O, S, R> {
  return (state, event) => {
    if (event.type !== "otherEnded") return state;
    const { kind: _, isHere: __, ...sent } = state;
    const answer: OpenAnswer = event.isUncharged
      ? { kind: "elsewhere" }
      : { kind: "unknown", isOther: true };
    return { kind: "reconciling", ...sent, answer };
  };
}
