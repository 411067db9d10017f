import type { StoreApi } from "zustand/vanilla";
import { createStepHistory } from "../host/stepHistory.ts";

interface StepFlow<S> {
  readonly widget: string;
  readonly store: Pick<StoreApi<S>, "getState" | "subscribe">;
  /** The step of a state; null while it belongs to none, such as while something is read: the history waits. */
  readonly stepOf: (state: S) => string | null;
  /** Money moved, or an offer was claimed: nothing leads back from here. */
  readonly isDone?: (state: S) => boolean;
  /** The person went back or forward to this step; the flow goes there where it can. */
  readonly onMove: (step: string) => void;
}

/** What of the widget's environment is needed. */
export interface Routed {
  readonly router: "browser" | "hash" | "memory";
  readonly signal: AbortSignal;
}

/** Browser Back goes one step back inside the flow, until something irreversible was done. */
export function followSteps<S>(
  { router, signal }: Routed,
  { widget, store, stepOf, isDone = () => false, onMove }: StepFlow<S>,
): void {
  const steps = createStepHistory({
    widget,
    router,
    signal,
    onMove(step) {
      onMove(step);
      return stepOf(store.getState()) ?? step;
    },
  });
  const follow = (state: S): void => {
    const step = stepOf(state);
    if (step !== null) steps.show(step, isDone(state));
  };
  follow(store.getState());
  signal.addEventListener("abort", store.subscribe(follow), { once: true });
}
