import { isTipAsked, needsCredit, type Order } from "./order.ts";
import type { Notice, OrderStage, RedeemState } from "./state.ts";

/** A stage with the order, or the next stage if it is not needed. */
export function enterStage(
  order: Order,
  stage: OrderStage,
  notice: Notice | null = null,
): RedeemState {
  if (stage === "addCredit" && needsCredit(order))
    return { kind: "addCredit", order, formError: null, notice };
  if (stage !== "review" && isTipAsked(order))
    return { kind: "redeemCredit", order, isChecked: false, notice };
  return review(order, notice);
}

export function review(order: Order, notice: Notice | null = null): RedeemState {
  return { kind: "review", order, formError: null, notice };
}
