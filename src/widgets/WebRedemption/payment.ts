import { isUnknown } from "../../shared/api/outcome.ts";
import { isAlreadyDone, isPaidBy } from "../../shared/bill/settled.ts";
import { restAfter } from "../../shared/bill/rest.ts";
import { owedOf } from "../../shared/bill/ticket.ts";
import { isDecline } from "../../shared/card/decline.ts";
import { othersIn, receiptOf, receiptOfOther } from "./receipt.ts";
import { checkout, signedOut, type Event, type In, type RedemptionState } from "./state.ts";

/** What the server said to the payment. */
export function answered(
  { kind: _, ...sent }: In<"paying">,
  { outcome, nowMs }: Event<"payAnswered">,
): RedemptionState {
  const { order } = sent;
  const already: RedemptionState = {
    kind: "success",
    how: "already",
    receipt: receiptOfOther(order, nowMs),
  };
  if (outcome.ok) {
    const result = outcome.value;
    if (isAlreadyDone(result.error)) return already;
    if (result.challenge)
      return { kind: "authenticating", ...sent, secret: result.challenge, result };
    if (!result.isConfirmed && result.error)
      return { kind: "reconciling", ...sent, charged: null, refusal: null };
    const paid = { how: "paid", receipt: receiptOf(order, result, nowMs) } as const;
    return result.isConfirmed
      ? { kind: "success", ...paid }
      : { kind: "posUnconfirmed", ...paid, sent: null, owed: null };
  }
  const { problem } = outcome;
  if (isUnknown(problem)) return { kind: "reconciling", ...sent, charged: null, refusal: null };
  if (problem.kind === "signed-out") return signedOut(order, "refused");
  if (problem.kind !== "rejected") return checkout(order, { kind: "unreachable" });
  if (isAlreadyDone(problem.message)) return already;
  // Only a card's own refusal is certain to have taken nothing; after any other the bill is read first.
  if (!isDecline(problem))
    return { kind: "reconciling", ...sent, charged: null, refusal: { message: problem.message } };
  return checkout(
    order,
    problem.message ? { kind: "said", message: problem.message } : { kind: "declined" },
  );
}

/** What the bank said (3-D Secure). Whether the restaurant knows is read from the bill. */
export function challenged(
  { kind: _, secret: __, result, ...sent }: In<"authenticating">,
  { challenge }: Event<"challengeAnswered">,
): RedemptionState {
  if (challenge.kind === "refused")
    return checkout(sent.order, { kind: "said", message: challenge.message });
  return {
    kind: "reconciling",
    ...sent,
    charged: challenge.kind === "paid" ? result : null,
    refusal: null,
  };
}

/** Read after an unknown outcome: never paid again here, and never called unpaid (faults D3). */
export function reconciled(
  { kind: _, charged, refusal, ...sent }: In<"reconciling">,
  { outcome, nowMs }: Event<"billRead">,
): RedemptionState {
  const { order, sums, receipt } = sent;
  const now = outcome.ok ? outcome.value : null;
  const owed = now && owedOf(now);
  const isPaid = now !== null && isPaidBy(sums, now);
  if (charged) {
    const own = receiptOf(order, charged, nowMs);
    return isPaid
      ? { kind: "success", how: "paid", receipt: own }
      : { kind: "posUnconfirmed", how: "paid", receipt: own, sent, owed };
  }
  if (isPaid) return { kind: "success", how: "found", receipt };
  if (!outcome.ok && outcome.problem.kind === "signed-out") return signedOut(order, "unknown");
  // A refusal stands where the bill owes what it did, in words also where that cannot be read; otherwise it is open.
  if (refusal && (owed === null ? refusal.message !== null : owed >= sums.owed))
    return checkout(order, { kind: "refused", message: refusal.message, owed });
  return { kind: "unconfirmed", ...sent, owed };
}

/** The bill once more, for a payment that the bank has let through: it is paid, whatever the bill says. */
export function confirmed(
  state: In<"confirming">,
  { outcome }: Event<"billRead">,
): RedemptionState {
  const { sent, receipt } = state;
  if (!outcome.ok) return { ...state, kind: "posUnconfirmed", owed: null };
  if (!sent || !isPaidBy(sent.sums, outcome.value))
    return { ...state, kind: "posUnconfirmed", owed: owedOf(outcome.value) };
  return {
    kind: "success",
    how: "found",
    receipt: { ...receipt, rest: restAfter(sent.sums, outcome.value) ?? othersIn(sent.order) },
  };
}
