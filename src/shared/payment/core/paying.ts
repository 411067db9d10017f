import type { PaymentResult } from "../../contracts/bill.ts";
import type { BillOrder } from "../order.ts";
import { answeredReceipt, receiptOf, type Receipt } from "./receipt.ts";
import type { Parts } from "./parts.ts";
import type { PaymentEvent, PaymentIn, PaymentState } from "./state.ts";
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
export function paying<O extends BillOrder, S, R>(
  { rules, states }: Parts<O, S, R>,
  state: PaymentIn<"paying", O>,
  event: PaymentEvent<R>,
): PaymentState<O> | S {
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
      return states.paid(earlierReceipt ? "found" : "paid", order, receipt(answer.result));
    case "silent":
      return states.notConfirmed(sent, receipt(answer.result));
    case "already":
      return states.alreadyPaid(order, event.nowMs);
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
}

/**
 * Handles the bank's answer (3-D Secure). The bill then tells whether the restaurant's system knows
 * about the payment.
 */
export function authenticating<O extends BillOrder, S, R>(
  { rules }: Parts<O, S, R>,
  state: PaymentIn<"authenticating", O>,
  { challenge }: Extract<PaymentEvent<R>, { type: "bankAnswered" }>,
): PaymentState<O> | S {
  const { kind: _, secret: __, result, ...sent } = state;
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
}

/** Another tab or widget was paying the bill and has finished. */
export function elsewhere<O>(
  state: PaymentIn<"elsewhere", O>,
  { isUncharged }: Extract<PaymentEvent<never>, { type: "otherEnded" }>,
): PaymentState<O> {
  const { kind: _, isHere: __, ...sent } = state;
  const answer: OpenAnswer = isUncharged
    ? { kind: "elsewhere" }
    : { kind: "unknown", isOther: true };
  return { kind: "reconciling", ...sent, answer };
}
