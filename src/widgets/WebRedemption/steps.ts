import { followSteps, type Routed } from "../../shared/flow/followSteps.ts";
import type { Flow } from "../../shared/flow/flow.ts";
import type { RedemptionEvent, RedemptionState } from "./state.ts";

/**
 * The step of a state in the browser's history. Null while something is being read or paid, or
 * during a sign-in.
 */
function stepOf({ kind }: RedemptionState): string | null {
  switch (kind) {
    case "choosing":
    case "success":
    case "receipt":
      return kind;
    case "checkout":
    case "splitting":
    case "tokenizing":
      return "checkout";
    default:
      return null;
  }
}

/** Goes where the Back button of the screen leads. */
function goToStep({ send }: Flow<RedemptionState, RedemptionEvent>, step: string): void {
  if (step === "receipt") send({ type: "receiptOpened" });
  else send({ type: "wentBack" });
}

/**
 * Browser Back goes from the chosen check to the list of checks, and from the receipt to the proof.
 */
export function followScreens(
  environment: Routed,
  flow: Flow<RedemptionState, RedemptionEvent>,
): void {
  followSteps(environment, {
    widget: "WebRedemption",
    store: flow.store,
    stepOf,
    isDone: ({ kind }) => kind === "success",
    onMove: (step) => goToStep(flow, step),
  });
}
