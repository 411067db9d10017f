import { offerOf, orderChanges, planFor, type BillOrder } from "../order.ts";
import type { Machine, Step } from "./step.ts";

/** The bill is read again right before it is paid; any difference leads back to the review (faults D7, D10). */
export function checking<O extends BillOrder, S, R>({
  rules,
  settled,
}: Machine<O, S, R>): Step<"checking", O, S, R> {
  return (state, event) => {
    if (event.type !== "billRead") return state;
    const { order, source } = state;
    const { outcome, record, nowMs } = event;
    if (!outcome.ok)
      return outcome.problem.kind === "signed-out"
        ? rules.signedOut(order, null)
        : rules.review(order, { kind: "not-sent" });
    const fresh = rules.renewed(order, outcome.value, nowMs);
    const over =
      settled.paidSince(order, record) ?? settled.foundPaid(fresh, outcome.value, record);
    if (over) return over;
    const changes = orderChanges(order, fresh);
    if (changes.length) return rules.review(fresh, { kind: "bill-changed", changes });
    if (offerOf(fresh)?.worth !== offerOf(order)?.worth)
      return rules.review(fresh, { kind: "offer-ended" });
    if (fresh.cardId !== order.cardId || planFor(fresh).card !== planFor(order).card)
      return rules.review(fresh, { kind: "funds-changed" });
    return { kind: "paying", ...settled.sentNow(fresh, source, nowMs) };
  };
}
