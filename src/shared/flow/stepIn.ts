import type { FlowState } from "./flow.ts";

/** One transition per kind of state. `A` are further arguments. */
type Steps<S extends FlowState, E, R, A extends readonly unknown[]> = {
  readonly [K in S["kind"]]: (state: Extract<S, { kind: K }>, event: E, ...rest: A) => R;
};

/** Returns the state after an event, by the transition of the current state's kind. */
export function stepIn<S extends FlowState, E, R, A extends readonly unknown[]>(
  steps: Steps<S, E, R, A>,
  state: S,
  event: E,
  ...rest: A
): R {
  // SAFETY: `steps` is keyed by kind, so the step under a state's kind takes that state.
  const step = steps[state.kind as S["kind"]] as (state: S, event: E, ...rest: A) => R;
  return step(state, event, ...rest);
}
