import { review } from "./stages.ts";
import { jumpWithoutOrder } from "./start.ts";
import { orderIn, type RedeemState, type Stage } from "./state.ts";

/**
 * The jump-to-stage menu (B2.12). Stages that show an order need one. A jump never sends anything.
 */
export function jumpTo(stage: Stage, state: RedeemState): RedeemState {
  const withoutOrder = jumpWithoutOrder(stage);
  if (withoutOrder) return withoutOrder;
  const order = orderIn(state);
  if (!order) return state;
  if (stage === "addCredit") return { kind: "addCredit", order, formError: null, notice: null };
  if (stage === "redeemCredit")
    return { kind: "redeemCredit", order, isChecked: false, notice: null };
  if (stage === "review") return review(order);
  const why = { kind: "declined", message: null, needsPayer: false } as const;
  return stage === "failed" ? { kind: "failed", order, why } : state;
}
