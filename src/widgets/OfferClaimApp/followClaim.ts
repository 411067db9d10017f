import type { Flow } from "../../shared/flow/flow.ts";
import { followSteps, type Routed } from "../../shared/flow/followSteps.ts";
import type { ClaimEvent } from "./events.ts";
import type { ClaimState } from "./state.ts";
import { isEnding, stepOf } from "./steps.ts";

/** Browser Back leads one form back, until the offer was claimed. */
export function followClaim(
  environment: Routed,
  widget: string,
  { store, send }: Flow<ClaimState, ClaimEvent>,
): void {
  followSteps(environment, {
    widget,
    store,
    stepOf,
    isDone: isEnding,
    onMove: (step) => send({ type: "stepRequested", step }),
  });
}
