import { restAfter } from "../../shared/bill/rest.ts";
import { isAlreadyDone, isPaidBy } from "../../shared/bill/settled.ts";
import { billOf, owedOf } from "../../shared/bill/ticket.ts";
import type { PaymentResult } from "../../shared/contracts/bill.ts";
import type { CashCents } from "../../shared/money/cents.ts";
import { messageOf, signedOut } from "./answers.ts";
import type { RedeemEvent } from "./events.ts";
import { planFor, type Order } from "./order.ts";
import type { In, RedeemState } from "./state.ts";

type Event<T extends RedeemEvent["type"]> = Extract<RedeemEvent, { type: T }>;

/** Somebody has paid it before, perhaps this diner: nothing is claimed of how. */
export function alreadyDone(order: Order): RedeemState {
  return { kind: "success", how: "already", order, result: null, sums: null, rest: null };
}

/** Paid, and the restaurant's system has not said so. `owedBefore` where the bill can still tell. */
export function posUnconfirmed(
  order: Order,
  result: PaymentResult | null,
  owedBefore: CashCents | null = null,
  owed: CashCents | null = null,
): RedeemState {
  return {
    kind: "posUnconfirmed",
    how: "paid",
    order,
    result,
    sums: planFor(order),
    owedBefore,
    owed,
  };
}

/** The bill, read after a payment of unknown outcome. It is never paid again here, and never called unpaid (faults D3). */
export function reconciled(
  { order, owedBefore, refusal, charged }: In<"reconciling">,
  { outcome }: Event<"billRead">,
): RedeemState {
  const sent = { owed: owedBefore, bill: billOf(order.ticket) };
  const owed = outcome.ok ? owedOf(outcome.value) : null;
  if (outcome.ok && isPaidBy(sent, outcome.value))
    return {
      kind: "success",
      how: charged ? "paid" : "found",
      order,
      result: charged,
      sums: planFor(order),
      rest: restAfter(sent, outcome.value),
    };
  if (charged) return posUnconfirmed(order, charged, owedBefore, owed);
  if (!outcome.ok && isAlreadyDone(messageOf(outcome.problem))) return alreadyDone(order);
  if (!outcome.ok && outcome.problem.kind === "signed-out")
    return signedOut(order, "review", { payment: "unknown" });
  // A refusal stands where the bill owes what it did, in words also where that cannot be read; otherwise it is open.
  if (refusal && (owed === null ? refusal.message !== null : owed >= owedBefore))
    return { kind: "failed", order, message: refusal.message, owed: owed ?? "unread" };
  return { kind: "unconfirmed", order, owedBefore, refusal, owed };
}

/** The bill once more, for a payment that the bank has let through: it is paid, whatever the bill says. */
export function confirmed(state: In<"confirming">, { outcome }: Event<"billRead">): RedeemState {
  const { order, result, sums, owedBefore } = state;
  const sent = owedBefore !== null && sums ? { owed: owedBefore, bill: sums.bill } : null;
  if (!outcome.ok) return { ...state, kind: "posUnconfirmed", owed: null };
  if (sent && isPaidBy(sent, outcome.value))
    return {
      kind: "success",
      how: "found",
      order,
      result,
      sums,
      rest: restAfter(sent, outcome.value),
    };
  return { ...state, kind: "posUnconfirmed", owed: owedOf(outcome.value) };
}
