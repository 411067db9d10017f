import type { StoreApi } from "zustand/vanilla";
import { createStepHistory } from "../host/stepHistory.ts";

interface StepFlow<S> {
  readonly widget: string;
  readonly store: Pick<StoreApi<S>, "getState" | "subscribe">;
  /**
   * The step of a state. Null for a state without a step, for example while something is being
   * read: the history then waits.
   */
  readonly stepOf: (state: S) => string | null;
  /** Money has moved or an offer was claimed, so nothing leads back from here. */
  readonly isDone?: (state: S) => boolean;
  /** The person went back or forward to this step. The flow goes there if it can. */
  readonly onMove: (step: string) => void;
}

/** The part of the widget's environment that is needed. */
export interface Routed {
  readonly router: "browser" | "hash" | "memory";
  readonly signal: AbortSignal;
}

/** Browser Back goes one step back inside the flow, until something irreversible has happened. */
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
