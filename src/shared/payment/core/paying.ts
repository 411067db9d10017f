import type { PaymentResult } from "../../contracts/bill.ts";
import type { BillOrder } from "../order.ts";
import { receiptOf, rememberedReceipt, type Receipt } from "./receipt.ts";
import type { Machine, Step } from "./step.ts";
import { readAnswer, type OpenAnswer } from "./verdict.ts";

/** Handles the server's answer by what it says about the money. */
export function paying<O extends BillOrder, S, R>({
  rules,
  settled,
}: Machine<O, S, R>): Step<"paying", O, S, R> {
  return (state, event) => {
    const { kind: _, ...sent } = state;
    if (event.type === "heldBack") return { kind: "elsewhere", isHere: event.isHere, ...sent };
    if (event.type !== "payAnswered") return state;
    const { order } = sent;
    const { earlierReceipt } = event;
    const receipt = (result: PaymentResult): Receipt =>
      earlierReceipt
        ? rememberedReceipt(earlierReceipt, order)
        : receiptOf(order, result, event.nowMs);
    const answer = readAnswer(event.outcome);
    switch (answer.kind) {
      case "confirmed":
        return settled.paid(earlierReceipt ? "found" : "paid", order, receipt(answer.result));
      case "silent":
        return settled.notConfirmed(sent, receipt(answer.result));
      case "already":
        // An earlier attempt, or another guest, may have paid. Only the bill can tell.
        return event.isRetry
          ? { kind: "reconciling", ...sent, answer: { kind: "unknown" } }
          : settled.alreadyPaid(order, event.nowMs);
      case "declined":
        // The decline answers this attempt. The earlier attempt may still have been charged.
        return event.isRetry
          ? { kind: "reconciling", ...sent, answer: { kind: "unknown" } }
          : rules.review(order, answer);
      case "not-sent":
        // The earlier attempt may have been charged.
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
        // The key is still open from an earlier attempt, so the server may have refused the second
        // body rather than the payment.
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

/**
 * Handles the bank's answer (3-D Secure). The bill then tells whether the restaurant's system knows
 * about the payment.
 */
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

/** Another tab or widget was paying the bill and has finished. */
export function elsewhere<O extends BillOrder, S, R>(): Step<"elsewhere", O, S, R> {
  return (state, event) => {
    if (event.type !== "otherEnded") return state;
    const { kind: _, isHere: __, ...sent } = state;
    const answer: OpenAnswer =
      event.outcome === "unknown" ? { kind: "unknown", isOther: true } : { kind: "elsewhere" };
    return { kind: "reconciling", ...sent, answer };
  };
}
