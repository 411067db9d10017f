import { followSteps, type Routed } from "../../shared/flow/followSteps.ts";
import type { Flow } from "../../shared/flow/flow.ts";
import { isPaidState } from "../../shared/payment/core/state.ts";
import type { RedeemEvent, RedeemState } from "./state.ts";

/**
 * The step of a state in the browser's history. Null while something is being read or paid, or
 * during a sign-in.
 */
function stepOf(state: RedeemState): string | null {
  switch (state.kind) {
    case "addCredit":
    case "redeemCredit":
    case "failed":
      return state.kind;
    case "confirmingPurchase":
      return "confirm";
    case "review":
    case "splitting":
      return "review";
    case "storingCard":
      return state.from;
    default:
      return isPaidState(state) ? "paid" : null;
  }
}

/** Money has moved, so nothing leads back from here. */
function isBought(state: RedeemState): boolean {
  return isPaidState(state) || ("notice" in state && state.notice?.kind === "purchased");
}

const mostSteps = 4;

/**
 * Goes back stage by stage, as the Back buttons do, and forward to a review that already has its
 * tip.
 */
function goToStep({ store, send }: Flow<RedeemState, RedeemEvent>, step: string): void {
  if (step === "review") send({ type: "tipSubmitted" });
  for (let left = mostSteps; left > 0 && stepOf(store.getState()) !== step; left--) {
    const before = store.getState();
    send({ type: "wentBack" });
    if (store.getState() === before) return;
  }
}

/** Browser Back goes one stage back. */
export function followStages(environment: Routed, flow: Flow<RedeemState, RedeemEvent>): void {
  followSteps(environment, {
    widget: "RedeemCheckout",
    store: flow.store,
    stepOf,
    isDone: isBought,
    onMove: (step) => goToStep(flow, step),
  });
}
