import { isMoneyMoving } from "../../shared/payment/core/state.ts";
import type { RedeemState } from "./state.ts";

/** While a write is in flight, only its own answer changes the state. */
export function isWriting(state: RedeemState): boolean {
  if (state.kind === "purchasing") return state.progress.phase !== "lookingUp";
  return state.kind === "storingCard" || isMoneyMoving(state);
}

/** Whether the step from one state to the next pays, buys or stores a card. */
export function usesAccount(state: RedeemState, next: RedeemState): boolean {
  return next !== state && (next.kind === "paying" || isWriting(next));
}
